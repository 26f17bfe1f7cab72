import type { ChangeFigures } from '#api/calls/changes.ts';
import { formatDay } from '#domain/dates.ts';
import type { ComparedAmount } from '#domain/explanations/changeExplanations.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { countText } from '#domain/quantities.ts';

/** `₦343,750 a month, until 15 Dec 2027`, preceded by an amount due first, if any. */
export const shortEffect = (figures: ChangeFigures): string =>
  `${firstText(figures)}${formatNaira(figures.monthly)} a month, until ${formatDay(figures.endsOn)}`;

/** `₦4,375,000 on 15 May 2026, then `: the rest of a downpayment; empty if there is none. */
const firstText = ({ division, nextDueOn }: ChangeFigures): string =>
  division === null || division.dueFirst === 0 || nextDueOn === null
    ? ''
    : `${formatNaira(division.dueFirst)} on ${formatDay(nextDueOn)}, then `;

/** The effect of a change in one or two sentences: monthly amount, end, and arrears. */
export function effectSentence(before: ChangeFigures, after: ChangeFigures): string {
  if (before.left === 0)
    return `You pay ${formatNaira(after.left)} in place of the mortgage: ${shortEffect(after)}.`;
  const difference = after.monthly - before.monthly;
  const month =
    difference === 0
      ? `You pay ${firstText(after)}the same each month`
      : `You pay ${firstText(after)}${formatNaira(kobo(Math.abs(difference)))} ${difference < 0 ? 'less' : 'more'} each month`;
  const end =
    after.endsOn === before.endsOn
      ? 'and the plan ends on the same day'
      : `and the plan ends on ${formatDay(after.endsOn)} in place of ${formatDay(before.endsOn)}`;
  return `${month}, ${end}.${lateSentence(before, after)}`;
}

function lateSentence(before: ChangeFigures, after: ChangeFigures): string {
  if (before.late === 0) return '';
  if (after.late === 0) return ' Nothing is late any more.';
  return after.late === before.late
    ? ` ${formatNaira(after.late)} stays late.`
    : ` ${formatNaira(after.late)} is late then, in place of ${formatNaira(before.late)}.`;
}

export interface ComparedRow {
  readonly id: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** The amount shown in both texts, if they show one. */
  readonly amount?: ComparedAmount;
}

/** `Block 1, Floor 2, U1` if both homes are in the same property, whose name would be repeated. */
function withoutShared(home: string, ...both: readonly string[]): string {
  const property = `${home.split(', ')[0]}, `;
  return both.every((each) => each.startsWith(property)) ? home.slice(property.length) : home;
}

/** The rows to compare; home, bedrooms, plan, price, first payment, duration and mortgage only if they change. */
export function comparedRows(before: ChangeFigures, after: ChangeFigures): ComparedRow[] {
  const row = (
    id: string,
    what: string,
    text: (figures: ChangeFigures) => string,
    amount?: ComparedAmount,
  ): ComparedRow => ({
    id,
    what,
    before: text(before),
    after: text(after),
    ...(amount !== undefined && { amount }),
  });
  const amountRow = (
    amount: Exclude<ComparedAmount, 'first' | 'last'>,
    what: string,
    nothing: string,
  ): ComparedRow =>
    row(amount, what, (figures) => (figures[amount] === 0 ? nothing : formatNaira(figures[amount])), amount);
  const changing = [
    row('home', 'Home', ({ home }) => withoutShared(home, before.home, after.home)),
    row('bedrooms', 'Bedrooms', ({ bedrooms }) => String(bedrooms ?? '')),
    row('plan', 'Plan', ({ plan }) => `Plan ${plan}`),
    amountRow('price', 'Price', 'Nothing'),
    row(
      'first',
      'Due first',
      ({ division }) => (division?.dueFirst ? formatNaira(division.dueFirst) : 'Nothing'),
      'first',
    ),
    row('duration', 'Duration', ({ durationMonths }) => countText(durationMonths, 'month')),
    amountRow('mortgage', 'Mortgage then', 'None'),
  ].filter((compared) => compared.before !== compared.after);
  return [
    ...changing,
    row(
      'monthly',
      'Each month',
      ({ monthly, left }) => (left === 0 ? 'Nothing more' : formatNaira(monthly)),
      'monthly',
    ),
    row('next', 'Next due', ({ nextDueOn }) => (nextDueOn === null ? 'Nothing more' : formatDay(nextDueOn))),
    row('ends', 'Ends on', ({ endsOn }) => formatDay(endsOn)),
    amountRow('target', 'In all', 'Nothing'),
    amountRow('left', 'Left to pay', 'Nothing'),
    amountRow('late', 'Late', 'Nothing'),
  ];
}
