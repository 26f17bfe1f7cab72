import { addMonths, type IsoDate } from './dates.ts';
import { addKobo, type Kobo, subtractKobo } from './money.ts';
import { type Plan, quote } from './plans.ts';
import { dueMonthly } from './schedules.ts';

/** What a plan asks, had it begun on a day. */
export interface OtherStart {
  readonly plan: Plan;
  /** On the first day: the downpayment on A, the first month on B. */
  readonly firstKobo: Kobo;
  readonly monthlyKobo: Kobo;
  /** All that would have been due until today, today included. */
  readonly dueByTodayKobo: Kobo;
  /** How many instalments that is. */
  readonly dueCount: number;
  readonly leftKobo: Kobo;
  /** 0 on A. */
  readonly mortgageKobo: Kobo;
  /** The day of the last instalment. */
  readonly endsOn: IsoDate;
}

/** The plan to compare another with. B stands for C too, which asks the same amounts later. */
export const comparedPlan = (plan: Plan): Plan => (plan === 'A' ? 'B' : 'A');

/**
 * The same home, price, months and RSA on another plan, begun on the same day. Null where the RSA leaves nothing to
 * contribute.
 * @throws RangeError as `quote`.
 */
export function otherStart(
  plan: Plan,
  {
    priceKobo,
    durationMonths,
    rsaBalanceKobo,
    beganOn,
  }: { priceKobo: Kobo; durationMonths: number; rsaBalanceKobo: Kobo; beganOn: IsoDate },
  today: IsoDate,
): OtherStart | null {
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
