import { type Kobo, ZERO_KOBO } from '#domain/money.ts';
import { EQUITY_BPS, type Plan, type Quote, quote, RECOMMENDED_PLAN } from '#domain/plans.ts';
import { shareText } from '#domain/quantities.ts';

/** The duration that prices are quoted for until the buyer chooses one. */
export const ADVERTISED_MONTHS = 24;

interface Wishes {
  readonly plan?: Plan;
  readonly durationMonths?: number;
}

/** The plan that is quoted for a price until the buyer gives their own figures: 24 months, no RSA. */
export const advertisedQuote = (
  priceKobo: Kobo,
  { plan = RECOMMENDED_PLAN, durationMonths = ADVERTISED_MONTHS }: Wishes = {},
): Quote => quote({ plan, priceKobo, durationMonths, rsaBalanceKobo: ZERO_KOBO });

/** What the advertised months of saving buy: it follows `₦850,000 a month for 24 months`. */
export const savesText = (): string => `saves your ${shareText(EQUITY_BPS)}, then a mortgage`;

/** What a home takes a month on the recommended plan. */
export const advertisedMonthlyKobo = (priceKobo: Kobo): Kobo => advertisedQuote(priceKobo).monthlyKobo;
