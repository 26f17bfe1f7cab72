import { expect, test } from 'vitest';
import { isoDate } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import { planChangedCopy } from './plans.ts';

const changedTo = (amountKobo: ReturnType<typeof naira>, leftUnitName: string | null = null) =>
  planChangedCopy({
    unitName: 'Ile Ayo Court, Block 2, U1',
    leftUnitName,
    monthlyKobo: naira(1_000_000),
    leftKobo: naira(24_375_000),
    next: { dueOn: isoDate('2026-12-05'), amountKobo },
    endsOn: isoDate('2028-12-05'),
  });
const textOf = (amountKobo: ReturnType<typeof naira>): string => changedTo(amountKobo).text;

test('a changed plan says when the next month is due', () => {
  expect(textOf(naira(1_000_000))).toContain(
    'as you asked: ₦1,000,000 a month, next on 5 Dec 2026, until 5 Dec 2028.',
  );
});

test('a changed plan says what is due before its months: the rest of a downpayment', () => {
  expect(textOf(naira(4_375_000))).toContain(
    'as you asked: ₦4,375,000 on 5 Dec 2026, then ₦1,000,000 a month, until 5 Dec 2028.',
  );
});

test('a plan that moved names the home after it, and the one before', () => {
  const { text, facts } = changedTo(naira(1_000_000), 'Omi Court, Block 1, U4');
  expect(text).toContain('Your plan is for Ile Ayo Court, Block 2, U1 now, as you asked: ₦1,000,000 a month');
  expect(facts).toContainEqual(['Home before', 'Omi Court, Block 1, U4']);
});
