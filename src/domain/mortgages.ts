import { MONTHS_PER_YEAR } from './dates.ts';
import { BPS_PER_WHOLE, type Kobo, kobo, ZERO_KOBO } from './money.ts';

/** The two mortgage options that are compared. */
export const LENDERS = ['nhf', 'commercial'] as const;
export type Lender = (typeof LENDERS)[number];

/** The required months of contributions to the National Housing Fund before it lends. */
export const NHF_CONTRIBUTION_MONTHS = 6;

/** A lender's terms and their source. */
export interface LendingTerms {
  /** The annual interest rate in basis points; 0 or more. */
  readonly rateBps: number;
  /** The longest mortgage. */
  readonly maxYears: number;
  /** The age by which it must be repaid. */
  readonly maxAgeYears: number;
  /** The largest loan; null if no limit is known. */
  readonly maxLoanKobo: Kobo | null;
  /** Where the terms are published. */
  readonly source: string;
  /** The month in which the source was checked, `YYYY-MM`. */
  readonly asOf: string;
}

/** An illustration of a mortgage, not an offer. */
export interface MortgageIllustration {
  readonly loanKobo: Kobo;
  readonly rateBps: number;
  /** As long as the terms and the age allow. */
  readonly years: number;
  readonly monthlyKobo: Kobo;
  /** All repayments. */
  readonly totalKobo: Kobo;
  /** The interest within the repayments. */
  readonly interestKobo: Kobo;
}

/** Why a lender would not lend: the buyer is too old when the plan ends, or the loan is larger than it lends. */
export type NoMortgage = 'age' | 'amount';

interface Wanted {
  readonly loanKobo: Kobo;
  /** The buyer's age today, in whole years. */
  readonly ageYears: number;
  /** The months until the plan ends and the mortgage begins. */
  readonly monthsUntil: number;
}

/** A mortgage on a lender's terms, over as many whole years as terms and age allow; or why there is none. */
export function illustrateMortgage(
  { loanKobo, ageYears, monthsUntil }: Wanted,
  { rateBps, maxYears, maxAgeYears, maxLoanKobo }: LendingTerms,
): MortgageIllustration | NoMortgage {
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
 * The equal monthly repayment of a loan at an annual rate, charged monthly on the balance: the lowest whole kobo that
 * repays it within this many months. Exact, computed with BigInt.
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
