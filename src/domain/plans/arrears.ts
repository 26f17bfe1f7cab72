import { addMonths, type IsoDate } from '../dates.ts';
import { type Kobo, kobo, ZERO_KOBO } from '../money.ts';

interface ScheduledInstalment {
  readonly dueOn: IsoDate;
  readonly amountKobo: Kobo;
  readonly paidKobo: Kobo;
}

/** The effect of late instalments on a plan. */
export interface Arrears {
  /** How many instalments are late. */
  readonly count: number;
  /** The last due date if the late instalments are paid now. */
  readonly endsOn: IsoDate;
  /** The last due date if one instalment is paid per due date from now on. */
  readonly endsLaterOn: IsoDate;
}

/** Null if nothing is late. @param instalments by due date */
export function arrears(instalments: readonly ScheduledInstalment[], today: IsoDate): Arrears | null {
  const open = instalments.filter(({ amountKobo, paidKobo }) => paidKobo < amountKobo);
  const late = open.filter(({ dueOn }) => dueOn < today);
  const last = instalments.at(-1);
  if (late.length === 0 || !last) return null;
  return {
    count: late.length,
    endsOn: last.dueOn,
    // Each payment settles the oldest instalment, so the end moves by as many due dates as are late now.
    endsLaterOn: addMonths(last.dueOn, late.length),
  };
}

/** Running totals of the unpaid parts of the next instalments. */
export function runningTotalsKobo(instalments: readonly ScheduledInstalment[]): Kobo[] {
  let sumKobo: Kobo = ZERO_KOBO;
  return instalments
    .filter(({ amountKobo, paidKobo }) => paidKobo < amountKobo)
    .map(({ amountKobo, paidKobo }) => {
      sumKobo = kobo(sumKobo + amountKobo - paidKobo);
      return sumKobo;
    });
}
