import { type Derivation, difference, given, lesserOf, shareOf, split } from '../derivation/derivation.ts';
import { type Kobo, shareUp, ZERO_KOBO } from '../money.ts';

export const PLANS = ['A', 'B', 'C'] as const;
export type Plan = (typeof PLANS)[number];

export const RECOMMENDED_PLAN: Plan = 'B';

export const MIN_DURATION_MONTHS = 1;
export const MAX_DURATION_MONTHS = 36;
/** The default duration of quotes until the buyer chooses one. */
export const ADVERTISED_MONTHS = 24;

/** The recommended range of months in a plan's text; every plan accepts 1 to 36. */
export const ADVISED_MONTHS: Readonly<Record<Plan, { readonly min: number; readonly max: number }>> = {
  A: { min: 24, max: 36 },
  B: { min: 1, max: 36 },
  C: { min: 1, max: 36 },
};

/** The downpayment of Plan A, in basis points like the shares below: 10,000 is the whole. */
export const OUTRIGHT_DOWNPAYMENT_BPS = 2_000;
/** The downpayment of Plans B and C, which the buyer saves (partly from an RSA) before the mortgage. */
export const EQUITY_BPS = 3_000;
export const FIRST_TARGET_BPS = 1_500;
/** The share of a retirement savings account that PenCom allows for a home: Pension Reform Act 2014, s. 89(2). */
export const RSA_SHARE_BPS = 2_500;
/**
 * The least that a plan asks for, as a share of the price. Nobody has verified the RSA when a plan begins, so a balance
 * that was made up must not bring a home for next to nothing.
 */
export const MIN_TARGET_BPS = 500;
/** Shown in the comparison of plans, because some administrators release less than the full share. */
export const RSA_SHARE_RANGE_BPS = { min: 2_000, max: RSA_SHARE_BPS } as const;

export interface QuoteInput {
  readonly plan: Plan;
  readonly priceKobo: Kobo;
  /** 1 to 36. */
  readonly durationMonths: number;
  /** The full balance of the retirement savings account; 0 if none. */
  readonly rsaBalanceKobo: Kobo;
}

/** A savings target: the first earns the allocation letter, the last completes the plan. */
export interface Target {
  readonly name: 'first' | 'second' | 'whole';
  /** Cumulative: the second target includes the first. */
  readonly amountKobo: Kobo;
}

export interface Quote {
  readonly plan: Plan;
  readonly priceKobo: Kobo;
  readonly durationMonths: number;
  readonly rsaBalanceKobo: Kobo;
  /** The downpayment as the plan advertises it: 20 % of the price on A, 30 % on B and C. */
  readonly downpaymentKobo: Kobo;
  /** The buyer's total contribution: the price on A; 30 % of it less 25 % of the RSA on B and C. */
  readonly targetKobo: Kobo;
  /** 25 % of the RSA, counted towards the price; 0 on A. */
  readonly rsaShareKobo: Kobo;
  /** The rest of the price, paid by a mortgage; 0 on A. */
  readonly mortgageKobo: Kobo;
  readonly monthlyKobo: Kobo;
  /** Due at the agreement: the downpayment on A, the first month on B, nothing on C. */
  readonly checkoutKobo: Kobo;
  readonly targets: readonly Target[];
  /** Every instalment in order; adds up to `targetKobo` exactly. On A the first is the downpayment. */
  readonly instalmentsKobo: readonly Kobo[];
}

/** The amounts of a quote, each with how it was computed. */
export interface QuoteDerivation {
  readonly downpayment: Derivation;
  readonly target: Derivation;
  readonly rsaShare: Derivation;
  readonly mortgage: Derivation;
  readonly monthly: Derivation;
  readonly checkout: Derivation;
  readonly targets: readonly { readonly name: Target['name']; readonly amount: Derivation }[];
  readonly instalments: readonly Derivation[];
}

/**
 * Quotes a plan for a home at a price.
 * @throws RangeError if the price is not positive or the duration is not a whole number from 1 to 36.
 */
export function quote(input: QuoteInput): Quote {
  const { targets, instalments, ...amounts } = deriveQuote(input);
  return {
    ...input,
    downpaymentKobo: amounts.downpayment.valueKobo,
    targetKobo: amounts.target.valueKobo,
    rsaShareKobo: amounts.rsaShare.valueKobo,
    mortgageKobo: amounts.mortgage.valueKobo,
    monthlyKobo: amounts.monthly.valueKobo,
    checkoutKobo: amounts.checkout.valueKobo,
    targets: targets.map(({ name, amount }) => ({ name, amountKobo: amount.valueKobo })),
    instalmentsKobo: instalments.map(({ valueKobo }) => valueKobo),
  };
}

/** Like `quote`, with the derivation of each amount. @throws RangeError like `quote`. */
export function deriveQuote(input: QuoteInput): QuoteDerivation {
  const { priceKobo, durationMonths } = input;
  if (priceKobo <= 0) throw new RangeError('A home needs a price');
  if (
    !Number.isInteger(durationMonths) ||
    durationMonths < MIN_DURATION_MONTHS ||
    durationMonths > MAX_DURATION_MONTHS
  ) {
    throw new RangeError(`A plan lasts ${MIN_DURATION_MONTHS} to ${MAX_DURATION_MONTHS} months`);
  }
  return input.plan === 'A' ? deriveOutright(input) : deriveEquity(input);
}

/** Whether a plan asks for enough: with less, the RSA has to be looked at by a person first. */
export const isTargetEnough = ({ targetKobo, priceKobo }: Pick<Quote, 'targetKobo' | 'priceKobo'>): boolean =>
  targetKobo >= shareUp(priceKobo, MIN_TARGET_BPS);

const NOTHING = given('Nothing', ZERO_KOBO);

function deriveOutright({ priceKobo, durationMonths }: QuoteInput): QuoteDerivation {
  const price = given('Price', priceKobo);
  const downpayment = shareOf(price, OUTRIGHT_DOWNPAYMENT_BPS, 'up');
  const { part, instalments } = split(difference(price, downpayment), durationMonths);
  return {
    downpayment,
    target: price,
    rsaShare: NOTHING,
    mortgage: NOTHING,
    monthly: part,
    checkout: downpayment,
    targets: [{ name: 'whole', amount: price }],
    instalments: [downpayment, ...instalments],
  };
}

function deriveEquity({ plan, priceKobo, durationMonths, rsaBalanceKobo }: QuoteInput): QuoteDerivation {
  const price = given('Price', priceKobo);
  const downpayment = shareOf(price, EQUITY_BPS, 'up');
  const rsaShare = lesserOf(
    shareOf(given('RSA balance', rsaBalanceKobo), RSA_SHARE_BPS, 'down'),
    downpayment,
  );
  const target = rsaShare.valueKobo === 0 ? downpayment : difference(downpayment, rsaShare);
  const { part, instalments } = split(target, durationMonths);
  return {
    downpayment,
    target,
    rsaShare,
    mortgage: difference(price, downpayment),
    monthly: part,
    checkout: plan === 'B' ? part : NOTHING,
    targets: [
      { name: 'first', amount: lesserOf(shareOf(price, FIRST_TARGET_BPS, 'up'), target) },
      { name: 'second', amount: target },
    ],
    instalments,
  };
}
