import { addMonths, type IsoDate } from './dates.ts';
import { type Kobo, kobo, ZERO_KOBO } from './money.ts';

interface ScheduledInstalment {
  readonly dueOn: IsoDate;
  readonly amountKobo: Kobo;
  readonly paidKobo: Kobo;
}

/** The effect of late instalments on a plan. */
export interface Arrears {
  /** How many instalments are late. */
  readonly count: number;
  /** Their unpaid total. */
  readonly amountKobo: Kobo;
  /** The end of the schedule if the late instalments are paid now. */
  readonly endsOn: IsoDate;
  /** The end of the schedule if one instalment is paid on each due day from now on. */
  readonly endsLaterOn: IsoDate;
}

/**
 * Null if nothing is late.
 * @param instalments in the order of their days
 */
export function arrears(instalments: readonly ScheduledInstalment[], today: IsoDate): Arrears | null {
  const open = instalments.filter(({ amountKobo, paidKobo }) => paidKobo < amountKobo);
  const late = open.filter(({ dueOn }) => dueOn < today);
  const last = instalments.at(-1);
  if (late.length === 0 || !last) return null;
  return {
    count: late.length,
    amountKobo: leftOf(late),
    endsOn: last.dueOn,
    // The plan ends one month later per late instalment, because each payment covers the oldest one.
    endsLaterOn: addMonths(last.dueOn, late.length),
  };
}

/** Cumulative sums of the unpaid rests of the next instalments. */
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
