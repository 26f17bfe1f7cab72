import { describe, expect, it } from 'vitest';
import { isoDate } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { yearMonths, yearsOf } from './yearMonths.ts';

/** Started in February 2026 at ₦400,000 a month; paid up to October; today is in November. */
const nine = contributionOf({ paid: naira(3_600_000) });

const TODAY = isoDate('2026-11-20');

describe("a year's months", () => {
  it('are paid, late or to come', () => {
    const months = yearMonths([nine], 2026, TODAY);
    expect(months.map(({ due }) => due?.status)).toEqual([...Array(9).fill('paid'), 'due', 'upcoming']);
    const behind = yearMonths([contributionOf({ paid: naira(2_800_000) })], 2026, TODAY);
    expect(behind.map(({ due }) => due?.status).slice(6, 10)).toEqual([
      'paid',
      'overdue',
      'overdue',
      'upcoming',
    ]);
  });

  it('add up what all contributions leave to pay, and show the most pressing', () => {
    const late = contributionOf({ paid: naira(2_800_000), id: 'late' });
    const october = yearMonths([nine, late], 2026, TODAY).find(({ month }) => month === 10);
    expect(october?.due).toMatchObject({
      amount: { amountKobo: naira(400_000) },
      status: 'overdue',
      instalments: 1,
    });
  });

  it('name the home and the instalment of each amount where there are several', () => {
    const november = yearMonths([nine, nine], 2026, TODAY).find(({ month }) => month === 11);
    expect(november?.due?.amount).toMatchObject({
      title: 'November 2026',
      formula: '₦800,000 = ₦400,000 + ₦400,000',
      basis: 'On 20 Nov 2026.',
    });
    expect(november?.due?.amount.inputs[0]?.label).toBe('Ewe Terraces, Block 1, Ground floor, U4: Month 10');
  });

  it('begin with the first in which something is due, and end with the last', () => {
    const of = (year: number) => yearMonths([nine], year, TODAY).map(({ month }) => month);
    expect(of(2026)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(of(2028)).toEqual([1]);
    expect(of(2030)).toEqual([]);
  });

  it('have nothing due of a plan that the buyer has asked to leave', () => {
    const leaving = contributionOf({ paid: naira(3_600_000), changes: { status: 'leaving' } });
    const months = yearMonths([leaving], 2026, TODAY);
    expect(months.map(({ due }) => due?.status)).toEqual(Array(9).fill('paid'));
    expect(yearsOf([leaving])).toEqual({ first: 2026, last: 2026 });
  });

  it('span the years of every schedule', () => {
    expect(yearsOf([nine])).toEqual({ first: 2026, last: 2028 });
    expect(yearsOf([])).toBeNull();
  });
});
