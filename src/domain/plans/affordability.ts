import { BPS_PER_WHOLE, KOBO_PER_NAIRA, type Kobo, kobo, MAX_KOBO, shareDown, ZERO_KOBO } from '../money.ts';
import { comfortableMonthlyKobo, HEAVY_SALARY_SHARE_BPS } from './eligibility.ts';
import { EQUITY_BPS, MIN_TARGET_BPS, OUTRIGHT_DOWNPAYMENT_BPS, type Plan, RSA_SHARE_BPS } from './plans.ts';

const WHOLE = BigInt(BPS_PER_WHOLE);

/** What a buyer can afford by saving a third of a salary; prices in whole naira, rounded down. */
export interface Affordability {
  /** The part of a monthly salary that may be saved: 33 %, rounded down to a kobo. */
  readonly monthlyKobo: Kobo;
  /** The most expensive home on Plan A, paid in instalments after a 20 % downpayment; 0 if none. */
  readonly planAPriceKobo: Kobo;
  /** The most expensive home on Plan B, with a mortgage for the rest; 0 if none. */
  readonly planBPriceKobo: Kobo;
}

/**
 * The inverse of `quote`: the most expensive homes whose monthly contribution over `durationMonths` stays within 33 %
 * of a monthly salary, without an RSA.
 */
export function affordability(salaryKobo: Kobo, durationMonths: number): Affordability {
  const monthlyKobo = comfortableMonthlyKobo(salaryKobo);
  const dearest = (plan: Plan): Kobo =>
    affordablePriceKobo({ plan, monthlyKobo, durationMonths, rsaBalanceKobo: ZERO_KOBO });
  return { monthlyKobo, planAPriceKobo: dearest('A'), planBPriceKobo: dearest('B') };
}

interface Reach {
  readonly plan: Plan;
  /** The largest monthly contribution. */
  readonly monthlyKobo: Kobo;
  readonly durationMonths: number;
  /** The buyer's whole RSA; Plan A does not use it. */
  readonly rsaBalanceKobo: Kobo;
}

/** The most expensive home for a monthly contribution, in whole naira; 0 if none. */
export function affordablePriceKobo(reach: Reach): Kobo {
  const priceKobo = highestPriceKobo(reach);
  return kobo(priceKobo - (priceKobo % KOBO_PER_NAIRA));
}

/**
 * The highest price, to the kobo, at which a plan costs at most `monthlyKobo` a month: a price is at most this exactly
 * when its quote's `monthlyKobo` is at most that. 0 if none.
 */
export function highestPriceKobo({ plan, monthlyKobo, durationMonths, rsaBalanceKobo }: Reach): Kobo {
  const savedKobo = BigInt(monthlyKobo) * BigInt(durationMonths);
  // Plan A spreads price − ⌈price × downpayment⌉ = ⌊price × rest⌋, within the savings up to ⌈(savings + 1) ÷ rest⌉ − 1.
  if (plan === 'A')
    return safeKobo((WHOLE * (savedKobo + 1n) - 1n) / (WHOLE - BigInt(OUTRIGHT_DOWNPAYMENT_BPS)));
  // Plans B and C spread ⌈price × downpayment⌉ less the RSA's share.
  const rsaShareKobo = BigInt(shareDown(rsaBalanceKobo, RSA_SHARE_BPS));
  return safeKobo((WHOLE * (savedKobo + rsaShareKobo)) / BigInt(EQUITY_BPS));
}

/**
 * The lowest price, in whole naira, of which the RSA leaves enough to contribute that a plan can begin; 0 without an RSA.
 * Of whole prices, `isTargetEnough` accepts the quotes of this and higher ones.
 */
export function lowestPriceKobo({ plan, rsaBalanceKobo }: Pick<Reach, 'plan' | 'rsaBalanceKobo'>): Kobo {
  if (plan === 'A') return ZERO_KOBO;
  const rsaShareKobo = BigInt(shareDown(rsaBalanceKobo, RSA_SHARE_BPS));
  const leastKobo = divideUp(WHOLE * rsaShareKobo, BigInt(EQUITY_BPS - MIN_TARGET_BPS));
  return wholeNairaUp(leastKobo);
}

/** The lowest monthly salary, in whole naira, of which a monthly contribution takes at most 33 %. */
export function minSalaryKobo(monthlyKobo: Kobo): Kobo {
  const share = BigInt(HEAVY_SALARY_SHARE_BPS);
  return wholeNairaUp(divideUp(BigInt(monthlyKobo) * WHOLE, share));
}

const divideUp = (amount: bigint, by: bigint): bigint => (amount + by - 1n) / by;

const wholeNairaUp = (amountKobo: bigint): Kobo =>
  kobo(Number(divideUp(amountKobo, BigInt(KOBO_PER_NAIRA))) * KOBO_PER_NAIRA);

const safeKobo = (amountKobo: bigint): Kobo =>
  kobo(amountKobo > BigInt(MAX_KOBO) ? MAX_KOBO : Number(amountKobo));
