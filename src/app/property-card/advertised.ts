import { type Kobo, ZERO_KOBO } from '#domain/money.ts';
import {
  ADVERTISED_MONTHS,
  EQUITY_BPS,
  OUTRIGHT_DOWNPAYMENT_BPS,
  type Plan,
  type Quote,
  quote,
  RECOMMENDED_PLAN,
} from '#domain/plans/plans.ts';
import { shareText } from '#domain/quantities.ts';

/** The plan and duration of a monthly amount. */
export interface MonthlyTerms {
  readonly plan: Plan;
  readonly durationMonths: number;
}

/** The default until the buyer chooses. */
export const ADVERTISED_TERMS: MonthlyTerms = { plan: RECOMMENDED_PLAN, durationMonths: ADVERTISED_MONTHS };

/** The quote for a price without the buyer's own figures: by default the recommended plan, and no RSA balance. */
export const advertisedQuote = (priceKobo: Kobo, terms: Partial<MonthlyTerms> = {}): Quote =>
  quote({ ...ADVERTISED_TERMS, ...terms, priceKobo, rsaBalanceKobo: ZERO_KOBO });

/** What follows the months on the recommended plan, where there is room for no more: `₦850,000 a month, then a mortgage`. */
export const THEN_MORTGAGE = 'then a mortgage';

/** The text after `₦850,000 a month for 24 months`. */
export const advertisedTermsText = (plan: Plan = RECOMMENDED_PLAN): string =>
  plan === 'A'
    ? `after a ${shareText(OUTRIGHT_DOWNPAYMENT_BPS)} downpayment, with no mortgage`
    : `saves your ${shareText(EQUITY_BPS)}, ${THEN_MORTGAGE}`;

/** The monthly amount of a home on the recommended plan. */
export const advertisedMonthlyKobo = (priceKobo: Kobo): Kobo => advertisedQuote(priceKobo).monthlyKobo;
