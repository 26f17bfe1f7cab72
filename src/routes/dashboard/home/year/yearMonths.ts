import type { Contribution } from '#api/calls/contributions.ts';
import type { IsoDate } from '#domain/dates.ts';
import { type Kobo, kobo } from '#domain/money.ts';
import type { InstalmentStatus } from '#domain/schedules.ts';

/** One month of a year: what falls due in it, over all contributions. */
export interface YearMonth {
  /** 1 is January. */
  readonly month: number;
  /** What is still to be paid of it or, once all is paid, what was paid. */
  readonly amountKobo: Kobo;
  /** The most pressing of its instalments; null where nothing falls due. */
  readonly status: InstalmentStatus | null;
  /** How many the amount is of. */
  readonly instalments: number;
}

const MONTHS = 12;
/** The most pressing first. */
const PRESSING: readonly InstalmentStatus[] = ['overdue', 'due', 'upcoming', 'paid'];

type Scheduled = Pick<Contribution, 'schedule'>;

/** The twelve months of a year. */
export function yearMonths(contributions: readonly Scheduled[], year: number): YearMonth[] {
  const all = contributions.flatMap(({ schedule }) => schedule);
  return Array.from({ length: MONTHS }, (_, index) => {
    const prefix = `${year}-${String(index + 1).padStart(2, '0')}-`;
    const due = all.filter(({ dueOn }) => dueOn.startsWith(prefix));
    const leftKobo = due.reduce((sum, { amount, paid }) => sum + amount - paid, 0);
    return {
      month: index + 1,
      amountKobo: kobo(leftKobo || due.reduce((sum, { amount }) => sum + amount, 0)),
      status: PRESSING.find((status) => due.some((each) => each.status === status)) ?? null,
      instalments: leftKobo > 0 ? due.filter(({ status }) => status !== 'paid').length : due.length,
    };
  });
}

/** The first and the last year in which something falls due; null where nothing does. */
export function yearsOf(contributions: readonly Scheduled[]): { first: number; last: number } | null {
  const years = contributions.flatMap(({ schedule }) => schedule.map(({ dueOn }) => yearOf(dueOn)));
  return years.length === 0 ? null : { first: Math.min(...years), last: Math.max(...years) };
}

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));
