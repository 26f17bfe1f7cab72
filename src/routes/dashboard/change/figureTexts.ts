import type { ChangeFigures } from '#api/calls/changes.ts';
import { formatDay } from '#domain/dates.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { countText } from '#domain/quantities.ts';

/** `₦343,750 a month, until 15 Dec 2027` */
export const shortEffect = ({ monthly, endsOn }: ChangeFigures): string =>
  `${formatNaira(monthly)} a month, until ${formatDay(endsOn)}`;

/** What a change means, in a sentence or two: the month, the end, and what is late. */
export function effectSentence(before: ChangeFigures, after: ChangeFigures): string {
  const difference = after.monthly - before.monthly;
  const month =
    difference === 0
      ? 'You pay the same each month'
      : `You pay ${formatNaira(kobo(Math.abs(difference)))} ${difference < 0 ? 'less' : 'more'} each month`;
  const end =
    after.endsOn === before.endsOn
      ? 'and the plan ends on the same day'
      : `and the plan ends on ${formatDay(after.endsOn)} in place of ${formatDay(before.endsOn)}`;
  return `${month}, ${end}.${lateSentence(before, after)}`;
}

function lateSentence(before: ChangeFigures, after: ChangeFigures): string {
  if (before.late === 0) return '';
  return after.late === 0
    ? ' Nothing is late any more.'
    : ` ${formatNaira(after.late)} is late then, in place of ${formatNaira(before.late)}.`;
}

export interface ComparedRow {
  readonly id: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** The figures that a buyer compares; home, plan, price and mortgage only where they change. */
export function comparedRows(before: ChangeFigures, after: ChangeFigures): ComparedRow[] {
  const row = (id: string, what: string, text: (figures: ChangeFigures) => string): ComparedRow => ({
    id,
    what,
    before: text(before),
    after: text(after),
  });
  const changing = [
    row('home', 'Home', ({ home }) => home),
    row('plan', 'Plan', ({ plan }) => `Plan ${plan}`),
    row('price', 'Price', ({ price }) => formatNaira(price)),
    row('duration', 'Duration', ({ durationMonths }) => countText(durationMonths, 'month')),
    row('mortgage', 'Mortgage then', ({ mortgage }) => (mortgage === 0 ? 'None' : formatNaira(mortgage))),
  ].filter((compared) => compared.before !== compared.after);
  return [
    ...changing,
    row('monthly', 'Each month', ({ monthly }) => formatNaira(monthly)),
    row('next', 'Next due', ({ nextDueOn }) => (nextDueOn === null ? 'Nothing more' : formatDay(nextDueOn))),
    row('ends', 'Ends on', ({ endsOn }) => formatDay(endsOn)),
    row('target', 'In all', ({ target }) => formatNaira(target)),
    row('left', 'Left to pay', ({ left }) => formatNaira(left)),
    row('late', 'Late', ({ late }) => (late === 0 ? 'Nothing' : formatNaira(late))),
  ];
}
