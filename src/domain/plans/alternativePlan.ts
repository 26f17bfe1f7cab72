import { addMonths, type IsoDate } from '../dates.ts';
import { addKobo, type Kobo, subtractKobo } from '../money.ts';
import { type Plan, quote } from './plans.ts';
import { dueMonthly } from './schedules.ts';

/** The amounts of a plan, had it begun on a given day. */
export interface AlternativePlan {
  readonly plan: Plan;
  /** On the first day: the downpayment on A, the first month on B. */
  readonly firstKobo: Kobo;
  readonly monthlyKobo: Kobo;
  /** The total that would be due up to and including today. */
  readonly dueByTodayKobo: Kobo;
  /** The number of those instalments. */
  readonly dueCount: number;
  readonly leftKobo: Kobo;
  /** 0 on A. */
  readonly mortgageKobo: Kobo;
  /** The day of the last instalment. */
  readonly endsOn: IsoDate;
}

/** The plan to compare with. B also covers C, which has the same amounts later. */
export const comparedPlan = (plan: Plan): Plan => (plan === 'A' ? 'B' : 'A');

/**
 * The same home, price, months and RSA on another plan, begun on the same day. Null if the RSA leaves nothing to
 * contribute.
 * @throws RangeError as `quote`.
 */
export function alternativePlan(
  plan: Plan,
  {
    priceKobo,
    durationMonths,
    rsaBalanceKobo,
    beganOn,
  }: { priceKobo: Kobo; durationMonths: number; rsaBalanceKobo: Kobo; beganOn: IsoDate },
  today: IsoDate,
): AlternativePlan | null {
  const { instalmentsKobo, monthlyKobo, targetKobo, mortgageKobo } = quote({
    plan,
    priceKobo,
    durationMonths,
    rsaBalanceKobo,
  });
  const [firstKobo] = instalmentsKobo;
  if (firstKobo === undefined || targetKobo === 0) return null;
  const due = dueMonthly(instalmentsKobo, { plan, firstDueOn: beganOn }).filter(
    ({ dueOn }) => dueOn <= today,
  );
  const dueByTodayKobo = addKobo(...due.map(({ amountKobo }) => amountKobo));
  return {
    plan,
    firstKobo,
    monthlyKobo,
    dueByTodayKobo,
    dueCount: due.length,
    leftKobo: subtractKobo(targetKobo, dueByTodayKobo),
    mortgageKobo,
    endsOn: addMonths(beganOn, instalmentsKobo.length - 1),
  };
}
