import { advertisedQuote } from '#app/property-card/advertised.ts';
import type { HoldDurations } from '#domain/listings/holds.ts';
import { formatNaira, type Kobo } from '#domain/money.ts';
import { EQUITY_BPS, PLANS, type Plan, type Quote } from '#domain/plans/plans.ts';
import { durationText, shareText } from '#domain/quantities.ts';

interface MonthlyByPlan {
  readonly plan: Plan;
  readonly name: string;
  readonly note: string;
  readonly monthlyKobo: Kobo;
}

const NAMES: Readonly<Record<Plan, string>> = {
  A: 'All in instalments',
  B: `${shareText(EQUITY_BPS)}, then a mortgage`,
  C: 'Hold now, start later',
};

const notes: Readonly<Record<Plan, (quote: Quote, holds: HoldDurations) => string>> = {
  A: ({ downpaymentKobo }) => `after ${formatNaira(downpaymentKobo)} down`,
  B: () => 'no downpayment first',
  C: (_, { planCHoldMs }) => `first payment within ${durationText(planCHoldMs)}`,
};

/** The monthly amount of each plan for a home at this price. */
export const monthlyByPlan = (
  priceKobo: Kobo,
  durationMonths: number,
  holds: HoldDurations,
): MonthlyByPlan[] =>
  PLANS.map((plan) => {
    const planQuote = advertisedQuote(priceKobo, { plan, durationMonths });
    return {
      plan,
      name: NAMES[plan],
      note: notes[plan](planQuote, holds),
      monthlyKobo: planQuote.monthlyKobo,
    };
  });
