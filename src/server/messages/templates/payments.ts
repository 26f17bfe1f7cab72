import { NAME_CHANGE_WAIT_MS } from '#domain/accounts/nameChange.ts';
import { formatDay, formatDayTime } from '#domain/dates.ts';
import { formatNaira, type Kobo, ZERO_KOBO } from '#domain/money.ts';
import type { Target } from '#domain/plans/plans.ts';
import { durationText } from '#domain/quantities.ts';
import type { Copy } from '../copy.ts';

interface Received {
  readonly amountKobo: Kobo;
  /** 'Ile Ayo Court, Block 2, Floor 3, U1'. */
  readonly unitName: string;
  readonly reference: string;
  readonly paidKobo: Kobo;
  readonly targetKobo: Kobo;
  /** The remaining balance of the wallet. */
  readonly balanceKobo: Kobo;
}

/** A received payment; any excess remains in the wallet. */
export const paymentReceivedCopy = (
  productName: string,
  { amountKobo, unitName, reference, paidKobo, targetKobo, balanceKobo }: Received,
): Copy => ({
  subject: `We have received ${formatNaira(amountKobo)}`,
  text:
    `We have received your payment of ${formatNaira(amountKobo)} for ${unitName}. ` +
    `You have paid ${formatNaira(paidKobo)} of ${formatNaira(targetKobo)}.` +
    (balanceKobo > ZERO_KOBO
      ? ` ${formatNaira(balanceKobo)} is in your ${productName} wallet${paidKobo < targetKobo ? ' for your next payment' : ''}.`
      : ''),
  facts: [
    ['Amount', formatNaira(amountKobo)],
    ['Paid so far', `${formatNaira(paidKobo)} of ${formatNaira(targetKobo)}`],
    ['Reference', reference],
  ],
  action: { label: 'See your plan', path: '/dashboard' },
});

interface WalletState {
  readonly balanceKobo: Kobo;
  /** The buyer's next payment; null if none is awaiting. */
  readonly awaiting: { readonly missingKobo: Kobo; readonly unitName: string } | null;
  /** What the wallet is about to pay by itself of what is due; zero if it is not set to, or covers none of it. */
  readonly paysKobo: Kobo;
}

interface ArrivedTransfers {
  readonly transferCount: number;
  /** Of all of them. */
  readonly amountKobo: Kobo;
}

function nextStep({ awaiting, paysKobo }: WalletState): string {
  if (paysKobo > ZERO_KOBO)
    return `Your wallet pays the ${formatNaira(paysKobo)} that is due: there is nothing to do.`;
  return awaiting
    ? `To make your payment for ${awaiting.unitName}, send ${formatNaira(awaiting.missingKobo)} more.`
    : 'You can use it for your next payment, or withdraw it.';
}

const arrivedText = (count: number, amountKobo: Kobo): string =>
  count === 1
    ? `Your transfer of ${formatNaira(amountKobo)} is`
    : `Your ${count} transfers, together ${formatNaira(amountKobo)}, are`;

/** Deposits that cover no payment yet. */
export const depositShortCopy = (
  productName: string,
  { transferCount, amountKobo, ...wallet }: WalletState & ArrivedTransfers,
): Copy => ({
  subject: `${formatNaira(amountKobo)} is in your wallet`,
  text: `${arrivedText(transferCount, amountKobo)} in your ${productName} wallet. ${nextStep(wallet)}`,
  facts: [['Wallet balance', formatNaira(wallet.balanceKobo)]],
  action: { label: 'Open your wallet', path: '/dashboard/wallet' },
});

interface Reversed {
  readonly amountKobo: Kobo;
  readonly reference: string;
  /** The payment that the wallet does not cover without it; null if none waits. */
  readonly waiting: {
    readonly amountKobo: Kobo;
    readonly missingKobo: Kobo;
    readonly until: Date;
  } | null;
}

const waitingText = ({ amountKobo, missingKobo, until }: NonNullable<Reversed['waiting']>): string =>
  `Your payment of ${formatNaira(amountKobo)} waits for this money until ${formatDayTime(until)}: ` +
  `send ${formatNaira(missingKobo)} before then. `;

const sendBefore = ({ until }: NonNullable<Reversed['waiting']>): [string, string] => [
  'Send before',
  formatDayTime(until),
];

/** The bank took back a transfer into the wallet. */
export const depositReversedCopy = (
  productName: string,
  { amountKobo, reference, waiting }: Reversed,
): Copy => ({
  subject: `The bank took back ${formatNaira(amountKobo)}`,
  text:
    `The bank that ${formatNaira(amountKobo)} came from has taken it back, so it has left your ${productName} wallet. ` +
    `The transfer's reference is ${reference}. ${waiting ? waitingText(waiting) : ''}` +
    'If you do not know why, ask the person who sent it, or write to us.',
  facts: [
    ['Amount', formatNaira(amountKobo)],
    ['Reference', reference],
    ...(waiting ? [sendBefore(waiting)] : []),
  ],
  action: { label: 'Open your wallet', path: '/dashboard/wallet' },
});

/** Whether such a message still describes the state of the wallet. */
export const isDepositStillCurrent = ({ text, facts = [] }: Copy, wallet: WalletState): boolean =>
  text.endsWith(nextStep(wallet)) && facts.some(([, value]) => value === formatNaira(wallet.balanceKobo));

/** A transfer that was booked as taken back by mistake is in the wallet again. */
export const depositRestoredCopy = (
  productName: string,
  { amountKobo, reference }: { readonly amountKobo: Kobo; readonly reference: string },
): Copy => ({
  subject: `${formatNaira(amountKobo)} is in your wallet again`,
  text:
    `We told you by mistake that the bank had taken back ${formatNaira(amountKobo)}. We are sorry: it is in your ` +
    `${productName} wallet again. The transfer's reference is ${reference}.`,
  facts: [
    ['Amount', formatNaira(amountKobo)],
    ['Reference', reference],
  ],
  action: { label: 'Open your wallet', path: '/dashboard/wallet' },
});

/** Follows 'you have'. */
const TARGET_MET_TEXTS: Readonly<Record<Target['name'], string>> = {
  first: 'met your first target',
  second: 'met your second target',
  whole: 'paid the whole price',
};

/** The buyer's contributions have met a target of the plan. */
export const targetMetCopy = (
  target: {
    readonly name: Target['name'];
    readonly isLast: boolean;
    /** Whether the last target is met too, by the same money. */
    readonly isComplete: boolean;
    readonly hasMortgage: boolean;
  },
  {
    unitName,
    paidKobo,
    letter,
  }: {
    readonly unitName: string;
    readonly paidKobo: Kobo;
    /** The allocation letter to which this target leads; null if it leads to none. */
    readonly letter: { readonly path: string; readonly isDelayed: boolean } | null;
  },
): Copy => ({
  subject: `You have ${TARGET_MET_TEXTS[target.name]}`,
  text:
    `Congratulations: with ${formatNaira(paidKobo)} paid for ${unitName} you have ${TARGET_MET_TEXTS[target.name]}.` +
    (target.isLast
      ? ' Your contributions are complete.' +
        (target.hasMortgage
          ? ' Next comes the mortgage: your plan lists the documents to bring, and whom to ask.'
          : '')
      : target.isComplete
        ? ''
        : ' Your next instalments go towards the next target.') +
    (letter === null ? '' : ` ${letterSentence(letter)}`),
  action:
    letter === null || letter.isDelayed
      ? { label: 'See your plan', path: '/dashboard' }
      : { label: 'Open your allocation letter', path: letter.path },
});

const letterSentence = ({ isDelayed }: { readonly isDelayed: boolean }): string =>
  isDelayed
    ? 'Your name was changed a short while ago. For your safety your allocation letter is issued when ' +
      `${durationText(NAME_CHANGE_WAIT_MS)} have passed since then, and we notify you.`
    : 'Your allocation letter is ready: open it from your dashboard.';

/** A letter that was delayed is there. */
export const letterIssuedCopy = (letter: { readonly unitName: string; readonly path: string }): Copy => ({
  subject: 'Your allocation letter is ready',
  text: `Your allocation letter for ${letter.unitName} is ready: open it from your dashboard.`,
  action: { label: 'Open your allocation letter', path: letter.path },
});

export const paymentLapsedCopy = (
  productName: string,
  payment: {
    readonly amountKobo: Kobo;
    readonly createdAt: Date;
    readonly reference: string;
    readonly unitName: string;
  },
): Copy => ({
  subject: `Your payment of ${formatNaira(payment.amountKobo)} has lapsed`,
  text:
    `Your payment of ${formatNaira(payment.amountKobo)} for ${payment.unitName}, expected since ${formatDay(payment.createdAt)}, ` +
    `has lapsed: no transfer covered it in time. Any money that you sent is in your ${productName} wallet. ` +
    `To pay, start again from your dashboard. Reference: ${payment.reference}.`,
  action: { label: 'Open your dashboard', path: '/dashboard' },
});
