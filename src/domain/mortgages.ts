import { MONTHS_PER_YEAR } from './dates.ts';
import { BPS_PER_WHOLE, type Kobo, kobo, ZERO_KOBO } from './money.ts';

/** The two ways to a mortgage that are shown beside each other. */
export const LENDERS = ['nhf', 'commercial'] as const;
export type Lender = (typeof LENDERS)[number];

/** How long a borrower has paid into the National Housing Fund before it lends. */
export const NHF_CONTRIBUTION_MONTHS = 6;

/** On what terms a lender lends, and who says so. */
export interface LendingTerms {
  /** The interest of a year, in basis points; 0 or more. */
  readonly rateBps: number;
  /** The longest mortgage. */
  readonly maxYears: number;
  /** The age by which it has to be repaid. */
  readonly maxAgeYears: number;
  /** The largest loan; null where none is known. */
  readonly maxLoanKobo: Kobo | null;
  /** Where the terms are published. */
  readonly source: string;
  /** The month in which they were read there, `YYYY-MM`. */
  readonly asOf: string;
}

/** What a mortgage would ask: an illustration, never a promise. */
export interface MortgageIllustration {
  readonly loanKobo: Kobo;
  readonly rateBps: number;
  /** As long as the terms and the age allow. */
  readonly years: number;
  readonly monthlyKobo: Kobo;
  /** All repayments. */
  readonly totalKobo: Kobo;
  /** What of the repayments is interest. */
  readonly interestKobo: Kobo;
}

/** Why a lender would not lend: the buyer is too old when the plan ends, or the loan is larger than it lends. */
export type NoMortgage = 'age' | 'amount';

interface Wanted {
  readonly loanKobo: Kobo;
  /** The buyer's age today, in whole years. */
  readonly ageYears: number;
  /** How long the plan still lasts until the mortgage begins. */
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
 * The equal monthly repayment of a loan at a yearly rate, charged monthly on what is left: the least whole kobo that
 * repays it within so many months. Exact: in integers of any size.
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
