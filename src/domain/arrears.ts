import { addMonths, type IsoDate } from './dates.ts';
import { type Kobo, kobo, ZERO_KOBO } from './money.ts';

interface ScheduledInstalment {
  readonly dueOn: IsoDate;
  readonly amountKobo: Kobo;
  readonly paidKobo: Kobo;
}

/** What instalments that are late mean for a plan. */
export interface Arrears {
  /** How many instalments are late. */
  readonly count: number;
  /** What is left of them. */
  readonly amountKobo: Kobo;
  /** The last day of the schedule, which is kept when the late ones are paid now. */
  readonly endsOn: IsoDate;
  /** The last day when one instalment is paid on each due day from now on. */
  readonly endsLaterOn: IsoDate;
}

/** Null where nothing is late. @param instalments in the order of their days. */
export function arrears(instalments: readonly ScheduledInstalment[], today: IsoDate): Arrears | null {
  const open = instalments.filter(({ amountKobo, paidKobo }) => paidKobo < amountKobo);
  const late = open.filter(({ dueOn }) => dueOn < today);
  const last = instalments.at(-1);
  if (late.length === 0 || !last) return null;
  return {
    count: late.length,
    amountKobo: leftOf(late),
    endsOn: last.dueOn,
    // As many due days pass without one as are late now: the next payment pays the oldest of them.
    endsLaterOn: addMonths(last.dueOn, late.length),
  };
}

/** What is left of the next instalments, with one more instalment in each sum. */
export function nextSums(instalments: readonly ScheduledInstalment[]): Kobo[] {
  let sumKobo: Kobo = ZERO_KOBO;
  return instalments
    .filter(({ amountKobo, paidKobo }) => paidKobo < amountKobo)
    .map((instalment) => {
      sumKobo = kobo(sumKobo + leftOf([instalment]));
      return sumKobo;
    });
}

const leftOf = (instalments: readonly ScheduledInstalment[]): Kobo =>
  instalments.reduce<Kobo>(
    (sumKobo, { amountKobo, paidKobo }) => kobo(sumKobo + amountKobo - paidKobo),
    ZERO_KOBO,
  );
