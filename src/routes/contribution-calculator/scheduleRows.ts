import { addMonths, formatDay, type IsoDate } from '#domain/dates.ts';
import { addKobo, type Kobo, ZERO_KOBO } from '#domain/money.ts';
import type { Quote, Target } from '#domain/plans/plans.ts';
import { instalmentReaching } from '#domain/plans/reaching.ts';
import { TARGET_NAMES } from '#domain/plans/targetNames.ts';

export interface ScheduleRow {
  readonly number: number;
  readonly date: string;
  readonly amountKobo: Kobo;
  readonly savedKobo: Kobo;
  /** The targets that this instalment meets; null if none. */
  readonly goal: string | null;
}

const BRINGS: Readonly<Record<Target['name'], string>> = {
  first: 'allocation letter',
  second: 'mortgage is applied for',
  whole: 'allocation letter',
};

/** The instalments of a quote with their due dates: monthly from `firstDueOn`. */
export function scheduleRows(result: Quote, firstDueOn: IsoDate): ScheduleRow[] {
  let savedKobo = ZERO_KOBO;
  return result.instalmentsKobo.map((amountKobo, index) => {
    const number = index + 1;
    savedKobo = addKobo(savedKobo, amountKobo);
    const goals = result.targets.filter(
      (target) => instalmentReaching(result.instalmentsKobo, target.amountKobo) === number,
    );
    return {
      number,
      date: formatDay(addMonths(firstDueOn, index)),
      amountKobo,
      savedKobo,
      goal:
        goals.length === 0
          ? null
          : goals.map(({ name }) => `${TARGET_NAMES[name]}: ${BRINGS[name]}`).join('. '),
    };
  });
}
