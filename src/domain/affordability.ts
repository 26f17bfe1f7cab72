import { HEAVY_SALARY_SHARE_BPS } from './eligibility.ts';
import { KOBO_PER_NAIRA, type Kobo, kobo, MAX_KOBO, shareDown } from './money.ts';

/** What a buyer can reach by saving a third of a salary; prices in whole naira, rounded down. */
export interface Affordability {
  /** The part of a monthly salary that may be saved: 33 %, rounded down to a kobo. */
  readonly monthlyKobo: Kobo;
  /** The dearest home on Plan A, paid in instalments after a 20 % downpayment; 0 when there is none. */
  readonly planAPriceKobo: Kobo;
  /** The dearest home on Plan B, where a mortgage pays the rest; 0 when there is none. */
  readonly planBPriceKobo: Kobo;
}

/**
 * The inverse of `quote`: the dearest homes whose monthly contribution over `durationMonths` stays within 33 % of
 * a monthly salary, without an RSA.
 */
export function affordability(salaryKobo: Kobo, durationMonths: number): Affordability {
  const monthlyKobo = shareDown(salaryKobo, HEAVY_SALARY_SHARE_BPS);
  const savedKobo = BigInt(monthlyKobo) * BigInt(durationMonths);
  return {
    monthlyKobo,
    // Plan A spreads price − ⌈price ÷ 5⌉ = ⌊4 × price ÷ 5⌋, which is within the savings up to ⌈5(savings + 1) ÷ 4⌉ − 1.
    planAPriceKobo: wholeNairaWithin((5n * (savedKobo + 1n) - 1n) / 4n),
    // Plan B spreads ⌈3 × price ÷ 10⌉.
    planBPriceKobo: wholeNairaWithin((10n * savedKobo) / 3n),
  };
}

function wholeNairaWithin(priceKobo: bigint): Kobo {
  const withinKobo = priceKobo > BigInt(MAX_KOBO) ? MAX_KOBO : Number(priceKobo);
  return kobo(withinKobo - (withinKobo % KOBO_PER_NAIRA));
}
