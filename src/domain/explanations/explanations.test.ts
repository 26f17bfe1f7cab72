import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Kobo, kobo, naira, ZERO_KOBO } from '../money.ts';
import { MAX_DURATION_MONTHS, PLANS, type QuoteInput, quote } from '../plans/plans.ts';
import { explainQuote, QUOTE_FIGURES } from './quoteExplanations.ts';

const price = fc.integer({ min: 1, max: 100_000_000_000_000 }).map(kobo);
const input: fc.Arbitrary<QuoteInput> = fc.record({
  plan: fc.constantFrom(...PLANS),
  priceKobo: price,
  durationMonths: fc.integer({ min: 1, max: MAX_DURATION_MONTHS }),
  rsaBalanceKobo: fc.oneof(fc.constant(ZERO_KOBO), price),
});

const UP = ', rounded up to the next kobo';
const DOWN = ', rounded down to a whole kobo';

/** A fraction of two whole numbers: a formula is worked out exactly, and rounded only where its text says so. */
type Exact = { readonly over: bigint; readonly under: bigint };
const whole = (value: bigint): Exact => ({ over: value, under: 1n });

/** Works out a formula from its text alone, as a reader with pencil and paper would; null where it is not one. */
function workedOut(formula: string): bigint {
  const direction = formula.endsWith(UP) ? 'up' : formula.endsWith(DOWN) ? 'down' : 'exact';
  const tokens =
    formula
      .replace(UP, '')
      .replace(DOWN, '')
      .match(/₦[\d,]+(?:\.\d\d)?|[\d.]+%|\d+|of|[()+−×÷]/g) ?? [];
  const take = (): string => tokens.shift() ?? '';
  const sums = (): Exact => {
    let left = products();
    while (tokens[0] === '+' || tokens[0] === '−') {
      const isPlus = take() === '+';
      const right = products();
      const rightOver = right.over * left.under * (isPlus ? 1n : -1n);
      left = { over: left.over * right.under + rightOver, under: left.under * right.under };
    }
    return left;
  };
  const products = (): Exact => {
    let left = atom();
    while (tokens[0] === '×' || tokens[0] === '÷' || tokens[0] === 'of') {
      const isDivision = take() === '÷';
      const right = atom();
      left = isDivision
        ? { over: left.over * right.under, under: left.under * right.over }
        : { over: left.over * right.over, under: left.under * right.under };
    }
    return left;
  };
  const atom = (): Exact => {
    const token = take();
    if (token === '(') {
      const inner = sums();
      take();
      return inner;
    }
    if (token.endsWith('%'))
      return { over: BigInt(Math.round(Number(token.slice(0, -1)) * 100)), under: 10_000n };
    return whole(token.startsWith('₦') ? koboOf(token) : BigInt(token));
  };
  const { over, under } = sums();
  const floor = over / under;
  if (over % under === 0n) return floor;
  if (direction === 'exact')
    throw new Error(`${formula} is not a whole number of kobo, and does not say how it is rounded`);
  return direction === 'up' ? floor + 1n : floor;
}

const koboOf = (amount: string): bigint => {
  const [naira = '0', rest = '00'] = amount.replace(/[₦,]/g, '').split('.');
  return BigInt(naira) * 100n + BigInt(rest);
};

/** `₦1 = …` is true. */
function expectTrue(line: string): void {
  const [left = '', right = ''] = line.split(' = ');
  expect(workedOut(right), line).toBe(koboOf(left));
}

const every = (terms: QuoteInput) => {
  const explained = explainQuote(terms, 'Today.');
  const { targets, instalmentsKobo } = quote(terms);
  return [
    ...QUOTE_FIGURES.map((figure) => explained.of(figure)),
    ...targets.map(({ name }) => explained.target(name)),
    ...instalmentsKobo.flatMap((_, index) => [explained.instalment(index + 1), explained.savedAt(index + 1)]),
  ].filter((each) => each !== null);
};

const amountOf = (explanation: { readonly amountKobo: Kobo } | null) => explanation?.amountKobo;

describe('the explanation of a quote', () => {
  test('is of the amounts that the quote has', () => {
    fc.assert(
      fc.property(input, (terms) => {
        const explained = explainQuote(terms, 'Today.');
        const result = quote(terms);
        for (const figure of QUOTE_FIGURES) {
          expect(explained.of(figure).amountKobo, figure).toBe(result[`${figure}Kobo`]);
        }
        for (const { name, amountKobo } of result.targets)
          expect(amountOf(explained.target(name))).toBe(amountKobo);
        let savedKobo = 0;
        result.instalmentsKobo.forEach((amountKobo, index) => {
          savedKobo += amountKobo;
          expect(amountOf(explained.instalment(index + 1))).toBe(amountKobo);
          expect(amountOf(explained.savedAt(index + 1))).toBe(savedKobo);
        });
      }),
    );
  });

  test('gives the amount again when each line is worked out as it is written', () => {
    fc.assert(
      fc.property(input, (terms) => {
        for (const { steps, formula } of every(terms)) {
          for (const line of steps) expectTrue(line);
          if (formula !== null) expectTrue(formula);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('reads as a sum on paper', () => {
    const home = { priceKobo: naira(25_000_000), durationMonths: 24, rsaBalanceKobo: ZERO_KOBO };
    const formulaOf = (terms: QuoteInput, figure: (typeof QUOTE_FIGURES)[number]) =>
      explainQuote(terms, '').of(figure).formula;
    expect(formulaOf({ ...home, plan: 'B' }, 'monthly')).toBe('₦312,500 = 30% of ₦25,000,000 ÷ 24');
    expect(formulaOf({ ...home, plan: 'B' }, 'mortgage')).toBe(
      '₦17,500,000 = ₦25,000,000 − 30% of ₦25,000,000',
    );
    expect(formulaOf({ ...home, plan: 'B', rsaBalanceKobo: naira(6_000_000) }, 'monthly')).toBe(
      '₦250,000 = (30% of ₦25,000,000 − 25% of ₦6,000,000) ÷ 24',
    );
    expect(formulaOf({ ...home, plan: 'A' }, 'monthly')).toBe(
      '₦833,333.34 = (₦25,000,000 − 20% of ₦25,000,000) ÷ 24, rounded up to the next kobo',
    );
    expect(explainQuote({ ...home, plan: 'A' }, '').instalment(25)?.formula).toBe(
      '₦833,333.18 = ₦20,000,000 − 23 × ₦833,333.34',
    );
  });
});
