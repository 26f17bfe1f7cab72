import type { Payment } from '#api/calls/contributions.ts';
import { ERRORS } from '#api/contract/errors.ts';
import { PAYMENT_CANCEL_SENTENCES, type PaymentCancelReason } from '#domain/statuses.ts';

/** Why the wizard shows this step instead of the requested one. */
const NOTICE_CODES = [
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
  'homeWithdrawn',
  'unitGone',
  'holdLapsed',
  'cancelled',
  'walletShort',
  'paymentReplaced',
  'paymentWithdrawn',
  'paymentLapsed',
  'termsOutdated',
  'priceChanged',
] as const;
export type NoticeCode = (typeof NOTICE_CODES)[number];

export interface StepNotice {
  readonly tone: 'info' | 'positive' | 'attention' | 'critical';
  readonly message: string;
}

export const STEP_NOTICES: Readonly<Record<NoticeCode, StepNotice>> = {
  chooseHomeFirst: { tone: 'info', message: 'Choose a home first.' },
  homeNotFound: { tone: 'attention', message: 'We could not find that home. It may no longer be on sale.' },
  chooseUnitFirst: { tone: 'info', message: 'Choose a unit first.' },
  choosePlanFirst: { tone: 'info', message: 'Choose a plan first.' },
  agreeFirst: { tone: 'info', message: 'Agree to the terms before you pay.' },
  payOrCancelFirst: {
    tone: 'info',
    message: 'This unit is held for you. Send the money, or cancel the payment to choose again.',
  },
  declareFirst: {
    tone: 'info',
    message:
      'Send the money first, unless you have sent it already. This page moves on by itself when it arrives.',
  },
  transferAwaited: {
    tone: 'info',
    message: 'You have told us that the money is sent. We are waiting for the bank to confirm it.',
  },
  alreadyReceived: { tone: 'positive', message: 'This contribution has been received.' },
  unitTaken: { tone: 'attention', message: ERRORS.unit_taken.message },
  unitYours: { tone: 'info', message: ERRORS.unit_already_yours.message },
  homeWithdrawn: { tone: 'attention', message: ERRORS.listing_withdrawn.message },
  unitGone: {
    tone: 'attention',
    message: 'The unit that you chose is no longer available. Please pick another.',
  },
  holdLapsed: {
    tone: 'attention',
    message:
      'No payment was confirmed in time. If yours reached the bank before the hold ended, the unit stays yours while the bank confirms it, and your dashboard shows it then. Any other money that you sent is in your wallet: please pick again.',
  },
  cancelled: { tone: 'info', message: 'Your payment is cancelled and the unit is back on the list.' },
  walletShort: {
    tone: 'attention',
    message:
      'Your wallet no longer covers this. It holds less now, and nothing was taken: please send what is missing by transfer.',
  },
  paymentReplaced: {
    tone: 'info',
    message: `${PAYMENT_CANCEL_SENTENCES.replaced} Your unit is still held.`,
  },
  paymentWithdrawn: {
    tone: 'info',
    message: `${PAYMENT_CANCEL_SENTENCES.withdrawn} Your unit is still held.`,
  },
  paymentLapsed: {
    tone: 'attention',
    message: `${PAYMENT_CANCEL_SENTENCES.lapsed} Your unit is still held.`,
  },
  termsOutdated: {
    tone: 'attention',
    message: `${ERRORS.terms_outdated.message} Reload this page to see the new ones.`,
  },
  priceChanged: {
    tone: 'attention',
    message:
      'The price of this home has changed since you saw it. These are the new figures; nothing was agreed.',
  },
};

/**
 * The notice for each cancel reason of a payment whose contribution continues; null if the contribution's own status
 * explains more.
 */
const CANCELLED_PAYMENT_NOTICES: Readonly<Record<PaymentCancelReason, NoticeCode | null>> = {
  replaced: 'paymentReplaced',
  withdrawn: 'paymentWithdrawn',
  lapsed: 'paymentLapsed',
  leaving_requested: null,
  contribution_ended: null,
};

export const noticeOfCancelledPayment = (payment: Payment | null): NoticeCode | null =>
  payment?.cancelReason ? CANCELLED_PAYMENT_NOTICES[payment.cancelReason] : null;
