import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Kobo, kobo, naira, ZERO_KOBO } from '../money.ts';
import { illustrateMortgage, type LendingTerms, repaymentKobo } from './mortgages.ts';

const NHF: LendingTerms = {
  rateBps: 600,
  maxYears: 30,
  maxAgeYears: 60,
  maxLoanKobo: naira(50_000_000),
  source: 'A source',
  asOf: '2026-01',
};

/** What is left of a loan after so many repayments, in exact parts of `unit` kobo. */
function leftOver(
  loanKobo: Kobo,
  rateBps: number,
  { months, monthlyKobo }: { months: number; monthlyKobo: number },
) {
  const whole = 120_000n;
  let left = BigInt(loanKobo);
  let unit = 1n;
  for (let month = 0; month < months; month += 1) {
    left = left * (whole + BigInt(rateBps)) - BigInt(monthlyKobo) * unit * whole;
    unit *= whole;
  }
  return left;
}

describe('the monthly repayment', () => {
  test('is the least that repays the loan with its interest in time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000_000 }).map(kobo),
        fc.integer({ min: 0, max: 4_000 }),
        fc.integer({ min: 1, max: 360 }),
        (loanKobo, rateBps, months) => {
          const monthlyKobo = repaymentKobo(loanKobo, rateBps, months);
          expect(leftOver(loanKobo, rateBps, { months, monthlyKobo }) <= 0n).toBe(true);
          expect(leftOver(loanKobo, rateBps, { months, monthlyKobo: monthlyKobo - 1 }) > 0n).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('of ₦17,500,000 at 6 % over 30 years is ₦104,921.35', () => {
    expect(repaymentKobo(naira(17_500_000), 600, 360)).toBe(10_492_135);
  });

  test('of nothing is nothing', () => {
    expect(repaymentKobo(ZERO_KOBO, 600, 360)).toBe(0);
  });
});

describe('an illustration', () => {
  const loanKobo = naira(17_500_000);

  test('is as long as the lender and the age allow', () => {
    const yearsAt = (ageYears: number, monthsUntil = 24) => {
      const found = illustrateMortgage({ loanKobo, ageYears, monthsUntil }, NHF);
      return typeof found === 'string' ? found : found.years;
    };
    expect(yearsAt(28)).toBe(30);
    expect(yearsAt(29)).toBe(29);
    expect(yearsAt(40, 25)).toBe(17);
    expect(yearsAt(57)).toBe(1);
    expect(yearsAt(58)).toBe('age');
  });

  test('is none above the largest loan', () => {
    const wanted = { ageYears: 30, monthsUntil: 24 };
    expect(illustrateMortgage({ ...wanted, loanKobo: naira(50_000_000) }, NHF)).toMatchObject({ years: 28 });
    expect(illustrateMortgage({ ...wanted, loanKobo: kobo(naira(50_000_000) + 1) }, NHF)).toBe('amount');
    expect(
      illustrateMortgage({ ...wanted, loanKobo: naira(90_000_000) }, { ...NHF, maxLoanKobo: null }),
    ).toMatchObject({ years: 28 });
  });

  test('adds up: all repayments are the loan and its interest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000_000 }).map(kobo),
        fc.integer({ min: 18, max: 55 }),
        fc.integer({ min: 0, max: 36 }),
        (wantedKobo, ageYears, monthsUntil) => {
          const found = illustrateMortgage({ loanKobo: wantedKobo, ageYears, monthsUntil }, NHF);
          if (typeof found === 'string') return;
          expect(found.loanKobo + found.interestKobo).toBe(found.totalKobo);
          expect(found.totalKobo).toBe(found.monthlyKobo * found.years * 12);
          expect(found.interestKobo).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
