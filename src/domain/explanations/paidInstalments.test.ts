import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, isoDate } from '../dates.ts';
import { kobo, naira } from '../money.ts';
import { dueMonthly } from '../plans/schedules.ts';
import { explainPaid } from './paidInstalments.ts';

const monthly = dueMonthly([naira(300), naira(300), naira(300), naira(301)], {
  plan: 'B',
  firstDueOn: isoDate('2026-10-05'),
});
const paid = (beforeNaira: number, amountNaira: number) =>
  explainPaid(monthly, { beforeKobo: naira(beforeNaira), amountKobo: naira(amountNaira) });

describe('what a payment pays', () => {
  it('names one instalment', () => {
    const { lines, sum } = paid(300, 300);
    expect(lines).toEqual([{ name: 'Month 2', count: 1, eachKobo: naira(300), amountKobo: naira(300) }]);
    expect(sum.formula).toBeNull();
  });

  it('joins equal instalments in a row, and adds up to the payment', () => {
    const { lines, sum } = paid(0, 1_201);
    expect(lines).toEqual([
      { name: 'Month 1 to Month 3', count: 3, eachKobo: naira(300), amountKobo: naira(900) },
      { name: 'Month 4', count: 1, eachKobo: naira(301), amountKobo: naira(301) },
    ]);
    expect(sum.formula).toBe('₦1,201 = 3 × ₦300 + ₦301');
  });

  it('names the rest of one that was begun, and the part of one that it begins', () => {
    expect(paid(100, 600).lines.map(({ name, amountKobo }) => [name, amountKobo])).toEqual([
      ['Rest of Month 1', naira(200)],
      ['Month 2', naira(300)],
      ['Part of Month 3', naira(100)],
    ]);
    expect(paid(310, 20).lines.map(({ name }) => name)).toEqual(['Part of Month 2']);
  });

  it('names the downpayment of Plan A', () => {
    const instalments = dueMonthly([naira(300), naira(300)], {
      plan: 'A',
      firstDueOn: addMonths(isoDate('2026-10-05'), 1),
    });
    const { lines } = explainPaid(instalments, { beforeKobo: kobo(0), amountKobo: naira(600) });
    expect(lines.map(({ name }) => name)).toEqual(['Downpayment', 'Month 1']);
    const part = explainPaid(instalments, { beforeKobo: naira(100), amountKobo: naira(200) });
    expect(part.lines.map(({ name }) => name)).toEqual(['Rest of the downpayment']);
  });

  it('adds up, whatever was paid before', () => {
    const amount = fc.integer({ min: 0, max: naira(1_201) });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [beforeKobo, upToKobo] = [Math.min(one, other), Math.max(one, other)];
        const amountKobo = kobo(upToKobo - beforeKobo);
        const { lines, sum } = explainPaid(monthly, { beforeKobo: kobo(beforeKobo), amountKobo });
        expect(lines.reduce((total, line) => total + line.amountKobo, 0)).toBe(amountKobo);
        expect(sum.amountKobo).toBe(amountKobo);
      }),
    );
  });
});
