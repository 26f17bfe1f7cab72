import {
  type Kobo,
  kobo,
  maxKobo,
  minKobo,
  shareDown,
  shareUp,
  splitKobo,
  subtractKobo,
  ZERO_KOBO,
} from './money.ts';

export const PLANS = ['A', 'B', 'C'] as const;
export type Plan = (typeof PLANS)[number];

export const RECOMMENDED_PLAN: Plan = 'B';

export const MIN_DURATION_MONTHS = 1;
export const MAX_DURATION_MONTHS = 36;
/** The duration that prices are quoted for until the buyer chooses one. */
export const ADVERTISED_MONTHS = 24;

/** The range of months that a plan's text names. It advises; every plan takes 1 to 36. */
export const ADVISED_MONTHS: Readonly<Record<Plan, { readonly min: number; readonly max: number }>> = {
  A: { min: 24, max: 36 },
  B: { min: 1, max: 36 },
  C: { min: 1, max: 36 },
};

/** Shares in basis points: 10,000 are the whole. */
export const OUTRIGHT_DOWNPAYMENT_BPS = 2_000;
export const EQUITY_BPS = 3_000;
export const FIRST_TARGET_BPS = 1_500;
/** What PenCom lets a contributor use of a retirement savings account for a home: Pension Reform Act 2014, s. 89(2). */
export const RSA_SHARE_BPS = 2_500;
/** What the comparison of the plans names: some administrators release less than the whole share. */
export const RSA_SHARE_RANGE_BPS = { min: 2_000, max: RSA_SHARE_BPS } as const;

export interface QuoteInput {
  readonly plan: Plan;
  readonly priceKobo: Kobo;
  /** 1 to 36. */
  readonly durationMonths: number;
  /** The buyer's whole retirement savings account; 0 when there is none. */
  readonly rsaBalanceKobo: Kobo;
}

/** A goal on the way: the first brings the allocation letter, the last completes the plan. */
export interface Target {
  readonly name: 'first' | 'second' | 'whole';
  readonly amountKobo: Kobo;
}

export interface Quote {
  readonly plan: Plan;
  readonly priceKobo: Kobo;
  readonly durationMonths: number;
  readonly rsaBalanceKobo: Kobo;
  /** The downpayment as the plan advertises it: 20 % of the price on A, 30 % on B and C. */
  readonly downpaymentKobo: Kobo;
  /** What the buyer contributes in all: the price on A; 30 % of it less 25 % of the RSA on B and C. */
  readonly targetKobo: Kobo;
  /** The part of the price that 25 % of the RSA stands for; 0 on A. */
  readonly rsaShareKobo: Kobo;
  /** The rest of the price, paid by a mortgage; 0 on A. */
  readonly mortgageKobo: Kobo;
  readonly monthlyKobo: Kobo;
  /** Due when the buyer agrees: the downpayment on A, the first month on B, nothing on C. */
  readonly checkoutKobo: Kobo;
  readonly targets: readonly Target[];
  /** Every instalment in order; adds up to `targetKobo` exactly. On A the first is the downpayment. */
  readonly instalmentsKobo: readonly Kobo[];
}

/**
 * What a plan asks of a buyer for a home at a price.
 * @throws RangeError when the price is not positive or the duration is not a whole 1 to 36 months.
 */
export function quote(input: QuoteInput): Quote {
  const { priceKobo, durationMonths } = input;
  if (priceKobo <= 0) throw new RangeError('A home needs a price');
  if (
    !Number.isInteger(durationMonths) ||
    durationMonths < MIN_DURATION_MONTHS ||
    durationMonths > MAX_DURATION_MONTHS
  ) {
    throw new RangeError(`A plan lasts ${MIN_DURATION_MONTHS} to ${MAX_DURATION_MONTHS} months`);
  }
  return input.plan === 'A' ? quoteOutright(input) : quoteEquity(input);
}

function quoteOutright({ plan, priceKobo, durationMonths, rsaBalanceKobo }: QuoteInput): Quote {
  const downpaymentKobo = shareUp(priceKobo, OUTRIGHT_DOWNPAYMENT_BPS);
  const monthlyInstalmentsKobo = splitKobo(subtractKobo(priceKobo, downpaymentKobo), durationMonths);
  return {
    plan,
    priceKobo,
    durationMonths,
    rsaBalanceKobo,
    downpaymentKobo,
    targetKobo: priceKobo,
    rsaShareKobo: ZERO_KOBO,
    mortgageKobo: ZERO_KOBO,
    monthlyKobo: monthlyInstalmentsKobo[0] ?? ZERO_KOBO,
    checkoutKobo: downpaymentKobo,
    targets: [{ name: 'whole', amountKobo: priceKobo }],
    instalmentsKobo: [downpaymentKobo, ...monthlyInstalmentsKobo],
  };
}

function quoteEquity({ plan, priceKobo, durationMonths, rsaBalanceKobo }: QuoteInput): Quote {
  const downpaymentKobo = shareUp(priceKobo, EQUITY_BPS);
  const rsaShareKobo = minKobo(shareDown(rsaBalanceKobo, RSA_SHARE_BPS), downpaymentKobo);
  const targetKobo = maxKobo(subtractKobo(downpaymentKobo, rsaShareKobo), ZERO_KOBO);
  const instalmentsKobo = splitKobo(targetKobo, durationMonths);
  const monthlyKobo = instalmentsKobo[0] ?? ZERO_KOBO;
  return {
    plan,
    priceKobo,
    durationMonths,
    rsaBalanceKobo,
    downpaymentKobo,
    targetKobo,
    rsaShareKobo,
    mortgageKobo: kobo(priceKobo - targetKobo - rsaShareKobo),
    monthlyKobo,
    checkoutKobo: plan === 'B' ? monthlyKobo : ZERO_KOBO,
    targets: [
      { name: 'first', amountKobo: minKobo(shareUp(priceKobo, FIRST_TARGET_BPS), targetKobo) },
      { name: 'second', amountKobo: targetKobo },
    ],
    instalmentsKobo,
  };
}
