import type { $brand } from 'zod/mini';

/** A whole number of kobo (₦1 = 100 kobo), safe to 2^53 − 1. */
export type Kobo = number & $brand<'Kobo'>;

export const KOBO_PER_NAIRA = 100;
export const MAX_KOBO = Number.MAX_SAFE_INTEGER;
export const BPS_PER_WHOLE = 10_000;

/**
 * Marks a number as an amount in kobo.
 * @throws RangeError if it is not a safe integer.
 */
export function kobo(amountKobo: number): Kobo {
  if (!Number.isSafeInteger(amountKobo)) throw new RangeError(`Not a whole number of kobo: ${amountKobo}`);
  return amountKobo as Kobo;
}

/** Whole naira to kobo. */
export const naira = (amountNaira: number): Kobo => kobo(amountNaira * KOBO_PER_NAIRA);

export const ZERO_KOBO = kobo(0);

export const addKobo = (...amountsKobo: readonly Kobo[]): Kobo =>
  kobo(amountsKobo.reduce((sumKobo: number, amountKobo) => sumKobo + amountKobo, 0));

export const subtractKobo = (fromKobo: Kobo, amountKobo: Kobo): Kobo => kobo(fromKobo - amountKobo);

export const minKobo = (a: Kobo, b: Kobo): Kobo => (a < b ? a : b);
export const maxKobo = (a: Kobo, b: Kobo): Kobo => (a > b ? a : b);

/** A share of an amount in basis points (2,000 = 20 %), rounded up to the next kobo. */
export const shareUp = (amountKobo: Kobo, rateBps: number): Kobo => share(amountKobo, rateBps, 'up');

/** A share of an amount in basis points, rounded down to a whole kobo. */
export const shareDown = (amountKobo: Kobo, rateBps: number): Kobo => share(amountKobo, rateBps, 'down');

function share(amountKobo: Kobo, rateBps: number, direction: 'up' | 'down'): Kobo {
  // The product may exceed 2^53, so it is computed with BigInt.
  const scaled = BigInt(amountKobo) * BigInt(rateBps);
  const whole = scaled / BigInt(BPS_PER_WHOLE);
  const isExact = scaled % BigInt(BPS_PER_WHOLE) === 0n;
  return kobo(Number(direction === 'up' && !isExact ? whole + 1n : whole));
}

/**
 * Splits a total into at most `count` instalments, each rounded up to the next kobo; the last takes the difference, so
 * that they always add up to the total. If rounding up leaves nothing for the last ones, the list is shorter (5 kobo
 * over 4 are 2, 2 and 1): no instalment is ever 0.
 */
export function splitKobo(totalKobo: Kobo, count: number): Kobo[] {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`Not a number of instalments: ${count}`);
  if (totalKobo < 0) throw new RangeError('A negative total cannot be split');
  const eachKobo = Math.ceil(totalKobo / count);
  const instalmentsKobo: Kobo[] = [];
  for (let leftKobo: number = totalKobo; leftKobo > 0; leftKobo -= eachKobo) {
    instalmentsKobo.push(kobo(Math.min(eachKobo, leftKobo)));
  }
  return instalmentsKobo;
}

const wholeNaira = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });
const nairaAndKobo = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `₦12,500,000`, or `₦833,333.34` with kobo; negative amounts have a `−`. */
export function formatNaira(amountKobo: Kobo): string {
  const format = amountKobo % KOBO_PER_NAIRA === 0 ? wholeNaira : nairaAndKobo;
  const digits = format.format(Math.abs(amountKobo) / KOBO_PER_NAIRA);
  return `${amountKobo < 0 ? '−' : ''}₦${digits}`;
}

/** `833333.34`, `1500.00` or `-0.05`: digits without grouping or currency, for files, forms and banks. */
export function nairaText(amountKobo: Kobo): string {
  // Digits are moved, not divided: a quotient of two decimals is inexact as a float.
  const digits = String(Math.abs(amountKobo)).padStart(3, '0');
  return `${amountKobo < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
