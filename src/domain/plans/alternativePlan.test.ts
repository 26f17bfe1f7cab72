import { expect, test } from 'vitest';
import { isoDate } from '../dates.ts';
import { naira, ZERO_KOBO } from '../money.ts';
import { alternativePlan } from './alternativePlan.ts';

const began = {
  priceKobo: naira(25_000_000),
  durationMonths: 24,
  rsaBalanceKobo: ZERO_KOBO,
  beganOn: isoDate('2026-09-15'),
} as const;

test('a home begun on Plan A asks for the downpayment first, then the rest by month, and no mortgage', () => {
  expect(alternativePlan('A', { ...began, priceKobo: naira(24_000_000) }, isoDate('2026-11-20'))).toEqual({
    plan: 'A',
    firstKobo: naira(4_800_000),
    monthlyKobo: naira(800_000),
    dueByTodayKobo: naira(6_400_000),
    dueCount: 3,
    leftKobo: naira(17_600_000),
    mortgageKobo: 0,
    endsOn: '2028-09-15',
  });
});

test('one begun on Plan B asks for a month at once, and its mortgage later; today counts', () => {
  expect(alternativePlan('B', began, isoDate('2026-11-15'))).toMatchObject({
    firstKobo: naira(312_500),
    dueByTodayKobo: naira(937_500),
    leftKobo: naira(6_562_500),
    mortgageKobo: naira(17_500_000),
    endsOn: '2028-08-15',
  });
});

test('there is nothing to compare where the RSA covers the whole contribution', () => {
  expect(
    alternativePlan('B', { ...began, rsaBalanceKobo: naira(60_000_000) }, isoDate('2026-11-15')),
  ).toBeNull();
});
