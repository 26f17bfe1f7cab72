import { formatDay, formatDayTime, type IsoDate } from '#domain/dates.ts';
import { formatNaira, type Kobo } from '#domain/money.ts';
import { countText } from '#domain/quantities.ts';
import { type Copy, fact } from '../copy.ts';

/** How what a reminder asks for gets paid. */
export type Means =
  /** The wallet pays what is due, and covers it. */
  | { readonly kind: 'automatic' }
  /** The wallet pays what is due, and lacks this amount. */
  | { readonly kind: 'lacking'; readonly missingKobo: Kobo }
  /** The wallet covers it, and pays once the buyer asks for it. */
  | { readonly kind: 'covered'; readonly balanceKobo: Kobo }
  | { readonly kind: 'transfer' };

const PAY = { label: 'Make your payment', path: '/dashboard' } as const;

const ACTIONS: Readonly<Record<Means['kind'], NonNullable<Copy['action']>>> = {
  automatic: { label: 'See your plan', path: '/dashboard' },
  lacking: { label: 'Open your wallet', path: '/dashboard/wallet' },
  covered: PAY,
  transfer: PAY,
};

const coveredText = (balanceKobo: Kobo): string =>
  `Your wallet holds ${formatNaira(balanceKobo)}, which covers this: choose Make Contribution to pay from it`;

interface Hold {
  readonly unitName: string;
  readonly endsAt: Date;
  /** The payment that reserves the unit; null if none is awaiting. */
  readonly amountKobo: Kobo | null;
  readonly means: Means;
}

/** A unit held for a buyer who has not paid yet. */
export const holdEndingCopy = ({ unitName, endsAt, amountKobo, means }: Hold): Copy => ({
  subject: `Your hold on ${unitName} ends soon`,
  text: `We hold ${unitName} for you until ${formatDayTime(endsAt)}. ${holdStep(amountKobo, means)}`,
  action: ACTIONS[means.kind],
});

function holdStep(amountKobo: Kobo | null, means: Means): string {
  switch (means.kind) {
    case 'automatic':
      return 'Your wallet pays your first instalment in time, which keeps it: there is nothing to do.';
    case 'lacking':
      return `Your wallet pays your first instalment, which keeps it, but lacks ${formatNaira(means.missingKobo)}: send it before then.`;
    case 'covered':
      return `${coveredText(means.balanceKobo)} before then, and keep it.`;
    case 'transfer':
      return amountKobo === null
        ? 'Make your first payment before then to keep it.'
        : `Your payment of ${formatNaira(amountKobo)} before then keeps it.`;
  }
}

export const holdEndedCopy = (productName: string, { unitName }: { readonly unitName: string }): Copy => ({
  subject: `Your hold on ${unitName} has ended`,
  text:
    `Your hold on ${unitName} has ended without a payment, so others can choose it now. ` +
    `Any money that you sent is in your ${productName} wallet. You can choose the unit again while it is free.`,
  action: { label: 'Look for a home', path: '/search' },
});

/** An unpaid instalment with the earlier ones that are unpaid too. */
export interface OwedInstalments {
  readonly unitName: string;
  /** The unpaid part of the instalment. */
  readonly amountKobo: Kobo;
  readonly dueOn: IsoDate;
  /** How many are unpaid: it, and those before it. */
  readonly count: number;
  /** The unpaid part of all of them. */
  readonly totalKobo: Kobo;
  /** The due day of the first of them. */
  readonly since: IsoDate;
  readonly means: Means;
}

export const instalmentDueCopy = (
  owed: OwedInstalments,
  { isToday }: { readonly isToday: boolean },
): Copy => {
  const { unitName, amountKobo, dueOn, count, totalKobo } = owed;
  const on = isToday ? 'today' : `on ${formatDay(dueOn)}`;
  const earlier =
    count > 1
      ? ` With ${countText(count - 1, 'late instalment')} before it, ${formatNaira(totalKobo)} is due ${isToday ? 'now' : 'by then'}.`
      : '';
  return {
    subject: `Your instalment is due ${on}`,
    text: `Your instalment of ${formatNaira(amountKobo)} for ${unitName} is due ${on}.${earlier} ${dueStep(owed.means, on)}`,
    ...shownOf(owed, fact('Due', formatDay(dueOn))),
  };
};

function dueStep(means: Means, on: string): string {
  switch (means.kind) {
    case 'automatic':
      return `Your wallet pays this ${on}: there is nothing to do.`;
    case 'lacking':
      return `Your wallet pays what is due, but lacks ${formatNaira(means.missingKobo)}: send it ${on.replace(/^on/, 'by')}.`;
    case 'covered':
      return `${coveredText(means.balanceKobo)}.`;
    case 'transfer':
      return 'If you have sent it already, there is nothing to do.';
  }
}

export const instalmentLateCopy = (owed: OwedInstalments): Copy => {
  const { unitName, dueOn, count, totalKobo, since } = owed;
  return {
    subject:
      count > 1 ? `${count} of your instalments are late` : `Your instalment was due on ${formatDay(dueOn)}`,
    text:
      (count > 1
        ? `${count} instalments for ${unitName} are late, the first since ${formatDay(since)}: ${formatNaira(totalKobo)} in all. `
        : `Your instalment of ${formatNaira(totalKobo)} for ${unitName} was due on ${formatDay(dueOn)}. `) +
      lateStep(owed.means),
    ...shownOf(owed, fact('Due since', formatDay(since))),
  };
};

function lateStep(means: Means): string {
  switch (means.kind) {
    case 'automatic':
      return 'Your wallet pays this today: there is nothing to do.';
    case 'lacking':
      return `Your wallet pays what is due, but lacks ${formatNaira(means.missingKobo)}: send it when you can, or write to us if you cannot pay it now.`;
    case 'covered':
      return `${coveredText(means.balanceKobo)}.`;
    case 'transfer':
      return 'Please send it when you can, or write to us if you cannot pay it now.';
  }
}

/** The facts and the button of an email. */
function shownOf(
  { totalKobo, count, means }: OwedInstalments,
  due: [string, string],
): Pick<Copy, 'facts' | 'action'> {
  return {
    facts: [
      ...(count > 1 ? [fact('Instalments', String(count))] : []),
      fact('Amount', formatNaira(totalKobo)),
      due,
      ...(means.kind === 'lacking' ? [fact('Missing in your wallet', formatNaira(means.missingKobo))] : []),
    ],
    action: ACTIONS[means.kind],
  };
}
