import { ERRORS } from '#api/contract/errors.ts';

/** Why the buyer is on this step and not on another. */
export const NOTICE_CODES = [
  'chooseHomeFirst',
  'homeNotFound',
  'chooseUnitFirst',
  'choosePlanFirst',
  'agreeFirst',
  'payOrCancelFirst',
  'declareFirst',
  'transferAwaited',
  'alreadyReceived',
  'unitTaken',
  'unitYours',
  'unitGone',
  'holdLapsed',
  'cancelled',
  'termsOutdated',
] as const;
export type NoticeCode = (typeof NOTICE_CODES)[number];

export interface StepNotice {
  readonly tone: 'info' | 'positive' | 'attention' | 'critical';
  readonly message: string;
}

export const NOTICES: Readonly<Record<NoticeCode, StepNotice>> = {
  chooseHomeFirst: { tone: 'info', message: 'Choose a home first.' },
  homeNotFound: { tone: 'attention', message: 'We could not find that home. It may no longer be on sale.' },
  chooseUnitFirst: { tone: 'info', message: 'Choose a unit first.' },
  choosePlanFirst: { tone: 'info', message: 'Choose a plan first.' },
  agreeFirst: { tone: 'info', message: 'Agree to the terms before you pay.' },
  payOrCancelFirst: {
    tone: 'info',
    message: 'This unit is held for you. Send the money, or cancel the payment to choose again.',
  },
  declareFirst: { tone: 'info', message: 'Send the money, then tell us here.' },
  transferAwaited: {
    tone: 'info',
    message: 'You have told us that the money is sent. We are waiting for the bank to confirm it.',
  },
  alreadyReceived: { tone: 'positive', message: 'This contribution has been received.' },
  unitTaken: { tone: 'attention', message: ERRORS.unit_taken.message },
  unitYours: {
    tone: 'info',
    message: 'You have this unit already. Continue from your dashboard.',
  },
  unitGone: {
    tone: 'attention',
    message: 'The unit that you chose is no longer available. Please pick another.',
  },
  holdLapsed: {
    tone: 'attention',
    message: 'No payment arrived in time, so the unit went back on the list. Please pick again.',
  },
  cancelled: { tone: 'info', message: 'Your payment is cancelled and the unit is back on the list.' },
  termsOutdated: {
    tone: 'attention',
    message: `${ERRORS.terms_outdated.message} Reload this page to see the new ones.`,
  },
};
