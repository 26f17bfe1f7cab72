import { describe, expect, it } from 'vitest';
import { naira } from '#domain/money.ts';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { yearMonths, yearsOf } from './yearMonths.ts';

/** Agreed in February 2026, ₦400,000 a month; paid to October, and today is in November. */
const nine = contributionOf({ paid: naira(3_600_000) });

describe("a year's months", () => {
  it('are paid, late or to come', () => {
    const months = yearMonths([nine], 2026);
    expect(months.map(({ status }) => status)).toEqual([null, ...Array(9).fill('paid'), 'due', 'upcoming']);
    const behind = yearMonths([contributionOf({ paid: naira(2_800_000) })], 2026);
    expect(behind.map(({ status }) => status).slice(7, 11)).toEqual([
      'paid',
      'overdue',
      'overdue',
      'upcoming',
    ]);
  });

  it('add up what all contributions leave to pay, and show the most pressing', () => {
    const late = contributionOf({ paid: naira(2_800_000), id: 'late' });
    const october = yearMonths([nine, late], 2026)[9];
    expect(yearMonths([nine, nine], 2026)[10]?.amountKobo).toBe(naira(800_000));
    expect(october).toEqual({ month: 10, amountKobo: naira(400_000), status: 'overdue', instalments: 1 });
  });

  it('span the years of every schedule', () => {
    expect(yearsOf([nine])).toEqual({ first: 2026, last: 2028 });
    expect(yearsOf([])).toBeNull();
  });
});
