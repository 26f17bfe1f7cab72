import { MONTHS_PER_YEAR } from '../dates.ts';
import { BPS_PER_WHOLE, type Kobo, kobo, ZERO_KOBO } from '../money.ts';

/** The two kinds of mortgage that are compared side by side. */
export const LENDERS = ['nhf', 'commercial'] as const;
export type Lender = (typeof LENDERS)[number];

/** Contribution period before the National Housing Fund lends. */
export const NHF_CONTRIBUTION_MONTHS = 6;

/** A lender's terms and their source. */
export interface LendingTerms {
  /** Yearly interest in basis points; 0 or more. */
  readonly rateBps: number;
  /** The longest mortgage. */
  readonly maxYears: number;
  /** The age by which the loan must be repaid. */
  readonly maxAgeYears: number;
  /** The largest loan; null if unknown. */
  readonly maxLoanKobo: Kobo | null;
  /** Where the terms are published. */
  readonly source: string;
  /** The month in which the terms were checked, `YYYY-MM`. */
  readonly asOf: string;
}

/** An illustrated mortgage; never a promise. */
export interface MortgageIllustration {
  readonly loanKobo: Kobo;
  readonly rateBps: number;
  /** As long as the terms and the age allow. */
  readonly years: number;
  readonly monthlyKobo: Kobo;
  /** All repayments. */
  readonly totalKobo: Kobo;
  /** The interest part of all repayments. */
  readonly interestKobo: Kobo;
}

/** Why a lender would not lend: the buyer is too old when the plan ends, or the loan is larger than it lends. */
export type MortgageIneligibility = 'age' | 'amount';

interface Wanted {
  readonly loanKobo: Kobo;
  /** The buyer's age today, in whole years. */
  readonly ageYears: number;
  /** Time until the plan ends and the mortgage begins. */
  readonly monthsUntil: number;
}

/** A mortgage on a lender's terms, over as many whole years as terms and age allow; or why there is none. */
export function illustrateMortgage(
  { loanKobo, ageYears, monthsUntil }: Wanted,
  { rateBps, maxYears, maxAgeYears, maxLoanKobo }: LendingTerms,
): MortgageIllustration | MortgageIneligibility {
  if (maxLoanKobo !== null && loanKobo > maxLoanKobo) return 'amount';
  const monthsLeft = (maxAgeYears - ageYears) * MONTHS_PER_YEAR - monthsUntil;
  const years = Math.min(maxYears, Math.floor(monthsLeft / MONTHS_PER_YEAR));
  if (years < 1) return 'age';
  const months = years * MONTHS_PER_YEAR;
  const monthlyKobo = repaymentKobo(loanKobo, rateBps, months);
  const totalKobo = kobo(monthlyKobo * months);
  return { loanKobo, rateBps, years, monthlyKobo, totalKobo, interestKobo: kobo(totalKobo - loanKobo) };
}

/**
 * The equal monthly repayment of a loan at a yearly rate, charged monthly on the outstanding amount: the smallest whole
 * kobo that repays it within the term. Exact, computed with BigInt.
 */
export function repaymentKobo(loanKobo: Kobo, rateBps: number, months: number): Kobo {
  if (loanKobo === ZERO_KOBO) return ZERO_KOBO;
  // loan × rate × growth ÷ (growth − 1), where growth is (1 + rate) to the power of the months.
  const whole = BigInt(BPS_PER_WHOLE * MONTHS_PER_YEAR);
  const rate = BigInt(rateBps);
  if (rate === 0n) return kobo(Number(ceilDivide(BigInt(loanKobo), BigInt(months))));
  const grown = (whole + rate) ** BigInt(months);
  const lent = whole ** BigInt(months);
  return kobo(Number(ceilDivide(BigInt(loanKobo) * rate * grown, whole * (grown - lent))));
}

const ceilDivide = (over: bigint, under: bigint): bigint => (over + under - 1n) / under;
