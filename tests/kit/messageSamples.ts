import { isoDate } from '#domain/dates.ts';
import { letterPath } from '#domain/documents.ts';
import { kobo, naira, ZERO_KOBO } from '#domain/money.ts';
import type { Copy } from '#server/messages/copy.ts';
import type { MessageKind } from '#server/messages/kinds.ts';
import {
  accountErasedCopy,
  accountReadyCopy,
  codeCopy,
  contactChangedCopy,
  contactChangeRequestedCopy,
  contactClaimedCopy,
  documentReplacedCopy,
  nameChangedCopy,
  newDeviceCopy,
  nextOfKinChangedCopy,
  passwordChangedCopy,
  replacedContactCopy,
  supportAnsweredCopy,
  supportReceivedCopy,
} from '#server/messages/templates/account.ts';
import {
  inspectionCancelledCopy,
  inspectionRequestedCopy,
  savedHomeChangedCopy,
} from '#server/messages/templates/homes.ts';
import { mortgageMovedCopy } from '#server/messages/templates/mortgages.ts';
import {
  depositRestoredCopy,
  depositReversedCopy,
  depositShortCopy,
  letterIssuedCopy,
  paymentLapsedCopy,
  paymentReceivedCopy,
  targetMetCopy,
} from '#server/messages/templates/payments.ts';
import {
  exitConfirmedCopy,
  exitDeclinedCopy,
  exitRequestedCopy,
  exitWithdrawnCopy,
  planChangedCopy,
} from '#server/messages/templates/plans.ts';
import {
  holdEndedCopy,
  holdEndingCopy,
  instalmentDueCopy,
  instalmentLateCopy,
  type Means,
  type OwedInstalments,
} from '#server/messages/templates/reminders.ts';
import {
  withdrawalDelayedCopy,
  withdrawalRequestedCopy,
  withdrawalReturnedCopy,
  withdrawalSentCopy,
} from '#server/messages/templates/withdrawals.ts';
import { contactMail } from '#server/support/mail.ts';

const PRODUCT = 'Kolo';
const UNIT = 'Omi Garden Flats, Block 2, Floor 3, U1';
const TRANSFER: Means = { kind: 'transfer' };
const MEANS: readonly Means[] = [
  { kind: 'covered', balanceKobo: naira(937_500) },
  { kind: 'lacking', missingKobo: naira(112_500) },
  { kind: 'automatic' },
];
const heldUnit = (means: Means) =>
  holdEndingCopy({
    unitName: UNIT,
    endsAt: new Date('2026-11-23T09:00:00Z'),
    amountKobo: naira(312_500),
    means,
  });
const owed = (means: Means, count: number): OwedInstalments => ({
  unitName: UNIT,
  amountKobo: naira(312_500),
  dueOn: isoDate('2026-12-05'),
  count,
  totalKobo: naira(312_500 * count),
  since: isoDate(count === 1 ? '2026-12-05' : '2026-10-05'),
  means,
});
const OWED = [owed(TRANSFER, 3), ...MEANS.flatMap((means) => [owed(means, 1), owed(means, 3)])];
const INSPECTION = {
  reference: 'V-7F3K9Q',
  title: 'Omi Garden Flats',
  path: '/property/lag-0007',
  day: isoDate('2026-11-28'),
};
const WITHDRAWN = {
  amountKobo: naira(250_000),
  bankName: 'Guaranty Trust Bank',
  accountLast4: '6785',
  reference: 'WDR-4T8X',
};
const LEAVING = {
  unitName: UNIT,
  reference: 'EXT-9B2M',
  feeKobo: naira(31_250),
  returnedKobo: naira(593_750),
};

const MORTGAGE = {
  unitName: UNIT,
  slug: 'omi-garden-flats-u1',
  amountKobo: naira(17_500_000),
  reason: 'The bank asks for two more payslips.',
};

/** What each template renders, with data like a buyer's. */
export const MESSAGE_SAMPLES: Readonly<Record<MessageKind, readonly [Copy, ...Copy[]]>> = {
  code: [codeCopy(PRODUCT, { purpose: 'onboard', code: '4305' })],
  password_changed: [passwordChangedCopy(PRODUCT)],
  contact_change_requested: [contactChangeRequestedCopy(PRODUCT, 'email')],
  contact_changed: [contactChangedCopy(PRODUCT, 'sms')],
  contact_claimed: [contactClaimedCopy(PRODUCT, 'email')],
  name_changed: [nameChangedCopy(PRODUCT), replacedContactCopy(PRODUCT, 'name_changed')],
  next_of_kin_changed: [nextOfKinChangedCopy(PRODUCT, 'added'), nextOfKinChangedCopy(PRODUCT, 'removed')],
  new_device: [newDeviceCopy(PRODUCT, { device: 'Chrome on Android', at: '21 November 2026, 10:04' })],
  account_ready: [accountReadyCopy(PRODUCT, { bankName: 'Wema Bank', accountNumber: '8162409735' })],
  account_erased: [accountErasedCopy(PRODUCT)],
  deposit_reversed: [
    depositReversedCopy(PRODUCT, { amountKobo: naira(5_000), reference: '020293904002', waiting: null }),
    depositReversedCopy(PRODUCT, {
      amountKobo: naira(100_000),
      reference: '020293904002',
      waiting: {
        amountKobo: naira(312_500),
        missingKobo: naira(212_500),
        until: new Date('2026-11-28T13:05:00Z'),
      },
    }),
    depositRestoredCopy(PRODUCT, { amountKobo: naira(5_000), reference: '020293904002' }),
  ],
  support_answered: [
    supportAnsweredCopy(PRODUCT, {
      reference: 'C-7F3K9Q',
      answer: 'Yes: two people can save for one home, with one of you as the buyer.',
      replyTo: 'help@example.com',
    }),
  ],
  withdrawal_requested: [
    withdrawalRequestedCopy(PRODUCT, WITHDRAWN),
    replacedContactCopy(PRODUCT, 'withdrawal_requested'),
  ],
  withdrawal_delayed: [withdrawalDelayedCopy(PRODUCT, WITHDRAWN)],
  withdrawal_sent: [withdrawalSentCopy(PRODUCT, WITHDRAWN)],
  withdrawal_returned: [
    withdrawalReturnedCopy(PRODUCT, { ...WITHDRAWN, reason: 'not_sent' }),
    withdrawalReturnedCopy(PRODUCT, { ...WITHDRAWN, reason: 'our_side' }),
    withdrawalReturnedCopy(PRODUCT, { ...WITHDRAWN, reason: 'given_back' }),
  ],
  support_received: [supportReceivedCopy(PRODUCT, 'MSG-7F3K')],
  inspection_requested: [inspectionRequestedCopy(PRODUCT, INSPECTION)],
  document_replaced: [
    documentReplacedCopy({
      title: 'Allocation letter',
      number: 'AL-2026-000012',
      replacement: 'AL-2026-000013',
    }),
  ],
  inspection_cancelled: [
    inspectionCancelledCopy(PRODUCT, { ...INSPECTION, isForSale: true, reason: null }),
    inspectionCancelledCopy(PRODUCT, {
      ...INSPECTION,
      isForSale: false,
      reason: 'The home is sold.',
    }),
  ],
  to_support: [
    contactMail('MSG-7F3K', {
      name: 'Ada Obi',
      email: 'ada@example.com',
      message: 'I sent ₦312,500 this morning.\nWhen will it show?',
    }),
  ],
  exit_requested: [exitRequestedCopy(LEAVING)],
  exit_withdrawn: [exitWithdrawnCopy(LEAVING)],
  exit_decided: [
    exitConfirmedCopy(PRODUCT, { ...LEAVING, reason: 'The buyer called.', hadLetter: false }),
    exitConfirmedCopy(PRODUCT, { ...LEAVING, reason: 'The buyer called.', hadLetter: true }),
    exitDeclinedCopy({ ...LEAVING, reason: 'We could not reach you.' }),
  ],
  plan_changed: [
    planChangedCopy({
      unitName: UNIT,
      leftUnitName: null,
      monthlyKobo: naira(250_000),
      leftKobo: naira(6_875_000),
      next: { dueOn: isoDate('2026-12-05'), amountKobo: naira(250_000) },
      endsOn: isoDate('2029-03-05'),
    }),
    planChangedCopy({
      unitName: UNIT,
      leftUnitName: 'Omi Garden Flats, Block 1, Floor 2, U1',
      monthlyKobo: naira(1_000_000),
      leftKobo: naira(24_375_000),
      next: { dueOn: isoDate('2026-12-05'), amountKobo: naira(4_375_000) },
      endsOn: isoDate('2029-03-05'),
    }),
  ],
  payment_received: [
    paymentReceivedCopy(PRODUCT, {
      amountKobo: naira(312_500),
      unitName: UNIT,
      reference: 'PAY-2K9Q',
      paidKobo: naira(625_000),
      targetKobo: naira(7_500_000),
      balanceKobo: naira(87_500),
    }),
  ],
  deposit_short: [
    depositShortCopy(PRODUCT, {
      transferCount: 1,
      amountKobo: naira(200_000),
      balanceKobo: naira(200_000),
      awaiting: { missingKobo: naira(112_500), unitName: UNIT },
      paysKobo: ZERO_KOBO,
    }),
    depositShortCopy(PRODUCT, {
      transferCount: 2,
      amountKobo: kobo(20_000_050),
      balanceKobo: kobo(20_000_050),
      awaiting: null,
      paysKobo: ZERO_KOBO,
    }),
    depositShortCopy(PRODUCT, {
      transferCount: 1,
      amountKobo: naira(1),
      balanceKobo: naira(312_500),
      awaiting: null,
      paysKobo: naira(312_500),
    }),
  ],
  target_met: [
    targetMetCopy(
      { name: 'first', isLast: false, isComplete: false, hasMortgage: true },
      {
        unitName: UNIT,
        paidKobo: naira(2_500_000),
        letter: { path: letterPath('omi-garden-flats-u1'), isDelayed: false },
      },
    ),
    targetMetCopy(
      { name: 'first', isLast: false, isComplete: false, hasMortgage: true },
      {
        unitName: UNIT,
        paidKobo: naira(2_500_000),
        letter: { path: letterPath('omi-garden-flats-u1'), isDelayed: true },
      },
    ),
    targetMetCopy(
      { name: 'whole', isLast: true, isComplete: true, hasMortgage: false },
      { unitName: UNIT, paidKobo: naira(7_500_000), letter: null },
    ),
    targetMetCopy(
      { name: 'second', isLast: true, isComplete: true, hasMortgage: true },
      { unitName: UNIT, paidKobo: naira(7_500_000), letter: null },
    ),
  ],
  letter_issued: [letterIssuedCopy({ unitName: UNIT, path: letterPath('omi-garden-flats-u1') })],
  mortgage_moved: [
    mortgageMovedCopy('documents', MORTGAGE),
    mortgageMovedCopy('applied', { ...MORTGAGE, reason: 'Sent to the bank today.' }),
    mortgageMovedCopy('approved', { ...MORTGAGE, reason: 'The offer is at the branch in Ikeja.' }),
    mortgageMovedCopy('declined', { ...MORTGAGE, reason: 'The repayment is above a third of your salary.' }),
    mortgageMovedCopy('disbursed', { ...MORTGAGE, reason: 'The bank has paid the developer.' }),
  ],
  payment_lapsed: [
    paymentLapsedCopy(PRODUCT, {
      amountKobo: naira(312_500),
      createdAt: new Date('2026-11-07T09:00:00Z'),
      reference: 'PAY-2K9Q',
      unitName: UNIT,
    }),
  ],
  hold_ending: [heldUnit(TRANSFER), ...MEANS.map(heldUnit)],
  hold_ended: [holdEndedCopy(PRODUCT, { unitName: UNIT })],
  instalment_due: [
    instalmentDueCopy(owed(TRANSFER, 1), { isToday: false }),
    instalmentDueCopy(owed(TRANSFER, 1), { isToday: true }),
    ...OWED.map((each) => instalmentDueCopy(each, { isToday: false })),
    ...OWED.map((each) => instalmentDueCopy(each, { isToday: true })),
  ],
  instalment_late: [instalmentLateCopy(owed(TRANSFER, 1)), ...OWED.map(instalmentLateCopy)],
  saved_home_changed: [
    savedHomeChangedCopy({
      title: 'Omi Garden Flats',
      path: '/property/lag-0007',
      price: { fromKobo: naira(25_000_000), toKobo: naira(23_500_000) },
      isAvailable: null,
    }),
  ],
};
