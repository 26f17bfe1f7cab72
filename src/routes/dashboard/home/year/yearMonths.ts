import type { Contribution } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { formatDay, type IsoDate, monthName } from '#domain/dates.ts';
import { given, sum } from '#domain/derivation/derivation.ts';
import { type Explanation, explain } from '#domain/derivation/explanation.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { instalmentName } from '#domain/plans/instalmentNames.ts';
import type { InstalmentStatus } from '#domain/plans/schedules.ts';

/** What is due in one month of a year, over all contributions. */
export interface YearMonth {
  /** 1 is January. */
  readonly month: number;
  /** Null if nothing is due. */
  readonly due: DueInMonth | null;
}

interface DueInMonth {
  /** The unpaid amount or, once everything is paid, the paid amount. */
  readonly amount: Explanation;
  /** The status of its most urgent instalment. */
  readonly status: InstalmentStatus;
  /** The number of instalments in `amount`. */
  readonly instalments: number;
}

const MONTHS = 12;
/** Most urgent first. */
const PRESSING: readonly InstalmentStatus[] = ['overdue', 'due', 'upcoming', 'paid'];

/** While a request to leave the plan waits, nothing of it is due; what was paid remains. */
const counted = ({ schedule, status }: Pick<Contribution, 'schedule' | 'status'>) =>
  status === 'leaving' ? schedule.filter((instalment) => instalment.status === 'paid') : schedule;

/** The months of a year from the first to the last in which something is due. */
export function yearMonths(
  contributions: readonly Contribution[],
  year: number,
  today: IsoDate,
): YearMonth[] {
  const months = Array.from({ length: MONTHS }, (_, index): YearMonth => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    const due = contributions.flatMap((contribution) =>
      counted(contribution)
        .filter(({ dueOn }) => dueOn.startsWith(`${month}-`))
        .map((instalment): Due => ({ contribution, instalment })),
    );
    const status = PRESSING.find((each) => due.some(({ instalment }) => instalment.status === each));
    if (status === undefined) return { month: index + 1, due: null };
    const open = due.filter(({ instalment }) => instalment.status !== 'paid');
    const shown = open.length > 0 ? open : due;
    const amount = explainDue(shown, { title: monthName(month), today });
    return { month: index + 1, due: { amount, status, instalments: shown.length } };
  });
  const isDue = ({ due }: YearMonth) => due !== null;
  return months.slice(Math.max(months.findIndex(isDue), 0), months.findLastIndex(isDue) + 1);
}

interface Due {
  readonly contribution: Contribution;
  readonly instalment: Contribution['schedule'][number];
}

/** Explains a single instalment by its contribution, and several as a sum. */
function explainDue(all: readonly Due[], { title, today }: { title: string; today: IsoDate }): Explanation {
  const explained = all.map(({ contribution, instalment: { number, status } }) => {
    const name = instalmentName(contribution, number);
    const amounts = contributionAmounts(contribution);
    const explanation = status === 'paid' ? amounts.instalment(number, name) : amounts.leftOf(number, name);
    return { name: `${heldUnitName(contribution)}: ${name}`, explanation };
  });
  const [only, ...others] = explained;
  if (only && others.length === 0) return only.explanation;
  return explain(sum(explained.map(({ name, explanation }) => given(name, explanation.amountKobo))), {
    title,
    rule: 'What falls due in this month over all your contributions, less what you have paid of it.',
    basis: `On ${formatDay(today)}.`,
  });
}

/** The first and the last year with a due date; null if there are none. */
export function yearsOf(
  contributions: readonly Pick<Contribution, 'schedule' | 'status'>[],
): { first: number; last: number } | null {
  const years = contributions.flatMap((contribution) =>
    counted(contribution).map(({ dueOn }) => yearOf(dueOn)),
  );
  return years.length === 0 ? null : { first: Math.min(...years), last: Math.max(...years) };
}

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));
