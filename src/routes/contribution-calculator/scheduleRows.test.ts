import { describe, expect, it } from 'vitest';
import { isoDate } from '#domain/dates.ts';
import { naira, ZERO_KOBO } from '#domain/money.ts';
import { PLANS, type Plan, quote } from '#domain/plans/plans.ts';
import { scheduleRows } from './scheduleRows.ts';

const resultOf = (plan: Plan, durationMonths = 24) =>
  quote({ plan, priceKobo: naira(25_000_000), durationMonths, rsaBalanceKobo: ZERO_KOBO });

const FIRST_DUE_ON = isoDate('2026-11-21');

describe('the schedule', () => {
  it.each(PLANS)('of Plan %s adds up to what is contributed in all', (plan) => {
    const result = resultOf(plan);
    const rows = scheduleRows(result, FIRST_DUE_ON);
    expect(rows.at(-1)?.savedKobo).toBe(result.targetKobo);
    expect(rows[0]?.date).toBe('21 Nov 2026');
  });

  it('marks each target on the row that reaches it', () => {
    const goals = scheduleRows(resultOf('B'), FIRST_DUE_ON).flatMap(({ number, goal }) =>
      goal ? [[number, goal]] : [],
    );
    expect(goals).toEqual([
      [12, 'First target: allocation letter'],
      [24, 'Second target: mortgage is applied for'],
    ]);
  });

  it('marks both on one row where one month reaches both', () => {
    const [only] = scheduleRows(resultOf('B', 1), FIRST_DUE_ON);
    expect(only?.goal).toBe('First target: allocation letter. Second target: mortgage is applied for');
  });
});
