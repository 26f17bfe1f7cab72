import {
  BPS_PER_WHOLE,
  type Kobo,
  kobo,
  shareDown,
  shareUp,
  splitKobo,
  subtractKobo,
  ZERO_KOBO,
} from '../money.ts';
import { repaymentKobo } from '../mortgages/mortgages.ts';

/**
 * An amount with its derivation. The rules compute amounts with these functions and explanations are generated from the
 * same value, so that text and figure cannot differ.
 */
export type Derivation = Given | Share | Part | Difference | Sum | Multiple | Repayment | Smaller;

interface Derived {
  readonly valueKobo: Kobo;
}
/** An input amount: a price, a balance. */
export interface Given extends Derived {
  readonly kind: 'given';
  readonly name: string;
}
/** A share of an amount, in basis points. */
export interface Share extends Derived {
  readonly kind: 'share';
  readonly of: Derivation;
  readonly rateBps: number;
  readonly rounding: Rounding;
}
/** One of several equal parts of an amount, rounded up. */
export interface Part extends Derived {
  readonly kind: 'part';
  readonly of: Derivation;
  readonly count: number;
  readonly rounding: Rounding;
}
export interface Difference extends Derived {
  readonly kind: 'difference';
  readonly from: Derivation;
  readonly less: Derivation;
}
export interface Sum extends Derived {
  readonly kind: 'sum';
  readonly of: readonly Derivation[];
}
export interface Multiple extends Derived {
  readonly kind: 'multiple';
  readonly times: number;
  readonly of: Derivation;
}

/** The smaller of two amounts. */
export interface Smaller extends Derived {
  readonly kind: 'smaller';
  readonly of: readonly [Derivation, Derivation];
}

/** The equal monthly repayment of a loan at a yearly rate, rounded up. */
export interface Repayment extends Derived {
  readonly kind: 'repayment';
  readonly of: Derivation;
  readonly rateBps: number;
  readonly months: number;
  readonly rounding: Rounding;
}

/** How an amount was rounded to a whole kobo; `exact` if no rounding was needed. */
export type Rounding = 'exact' | 'up' | 'down';

/** @param name its label for buyers: 'Price' */
export const given = (name: string, valueKobo: Kobo): Given => ({ kind: 'given', name, valueKobo });

/** A share of an amount in basis points, rounded to a whole kobo. */
export function shareOf(of: Derivation, rateBps: number, direction: 'up' | 'down'): Share {
  const isExact = (BigInt(of.valueKobo) * BigInt(rateBps)) % BigInt(BPS_PER_WHOLE) === 0n;
  const valueKobo = (direction === 'up' ? shareUp : shareDown)(of.valueKobo, rateBps);
  return { kind: 'share', of, rateBps, rounding: isExact ? 'exact' : direction, valueKobo };
}

export const difference = (from: Derivation, less: Derivation): Difference => ({
  kind: 'difference',
  from,
  less,
  valueKobo: subtractKobo(from.valueKobo, less.valueKobo),
});

export const sum = (of: readonly Derivation[]): Sum => ({
  kind: 'sum',
  of,
  valueKobo: of.reduce<Kobo>((totalKobo, { valueKobo }) => kobo(totalKobo + valueKobo), ZERO_KOBO),
});

/** @param times a whole number, 0 or more. */
export const multiple = (times: number, of: Derivation): Multiple => ({
  kind: 'multiple',
  times,
  of,
  valueKobo: kobo(times * of.valueKobo),
});

export const repayment = (of: Derivation, rateBps: number, months: number): Repayment => ({
  kind: 'repayment',
  of,
  rateBps,
  months,
  rounding: 'up',
  valueKobo: repaymentKobo(of.valueKobo, rateBps, months),
});

/** The smaller amount with its own derivation. */
export const lesserOf = (a: Derivation, b: Derivation): Derivation => (a.valueKobo < b.valueKobo ? a : b);

/** The same, with both amounts in the formula: for limits. */
export const smaller = (a: Derivation, b: Derivation): Smaller => ({
  kind: 'smaller',
  of: [a, b],
  valueKobo: lesserOf(a, b).valueKobo,
});

/** An amount split into equal parts: the first of `splitKobo`, and all of them. */
export function split(
  of: Derivation,
  count: number,
): { readonly part: Part; readonly instalments: readonly Derivation[] } {
  const amountsKobo = splitKobo(of.valueKobo, count);
  const part: Part = {
    kind: 'part',
    of,
    count,
    rounding: of.valueKobo % count === 0 ? 'exact' : 'up',
    valueKobo: amountsKobo[0] ?? ZERO_KOBO,
  };
  const before = amountsKobo.length - 1;
  return {
    part,
    instalments: amountsKobo.map((amountKobo) =>
      amountKobo === part.valueKobo ? part : difference(of, multiple(before, part)),
    ),
  };
}
