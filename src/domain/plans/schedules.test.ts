import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, type IsoDate, isoDate } from '../dates.ts';
import { type Kobo, kobo, splitKobo, ZERO_KOBO } from '../money.ts';
import { nextDue, schedule, scheduleOn } from './schedules.ts';

const instalmentsKobo = [kobo(100), kobo(100), kobo(50)];
const firstDueOn = isoDate('2026-01-31');
const at = (today: IsoDate, paidKobo: number) =>
  schedule(instalmentsKobo, { plan: 'B', firstDueOn, paidKobo: kobo(paidKobo), today });

describe('schedule', () => {
  test('is due on the first day and each month after, the last day where a month is shorter', () => {
    expect(at(isoDate('2026-01-31'), 0).map(({ number, dueOn }) => [number, dueOn])).toEqual([
      [1, '2026-01-31'],
      [2, '2026-02-28'],
      [3, '2026-03-31'],
    ]);
  });

  test.each([
    ['on the first day nothing is late', '2026-01-31', 0, ['due', 'upcoming', 'upcoming']],
    ['a day later the first is', '2026-02-01', 0, ['overdue', 'upcoming', 'upcoming']],
    ['a part does not make it paid', '2026-02-01', 99, ['overdue', 'upcoming', 'upcoming']],
    ['the whole does', '2026-02-01', 100, ['paid', 'due', 'upcoming']],
    ['what is paid ahead fills the next', '2026-02-01', 210, ['paid', 'paid', 'due']],
    ['all paid', '2026-02-01', 250, ['paid', 'paid', 'paid']],
    ['long after, all of it is late', '2026-12-01', 0, ['overdue', 'overdue', 'overdue']],
  ])('%s', (_, today, paidKobo, statuses) => {
    expect(at(isoDate(today), paidKobo).map(({ status }) => status)).toEqual(statuses);
  });

  test('an instalment is due on its day, also while one before it is overdue', () => {
    const dueOn = (day: string) => ({ kind: 'month' as const, dueOn: isoDate(day), amountKobo: kobo(100) });
    const days = [dueOn('2026-02-28'), dueOn('2026-03-31'), dueOn('2026-04-30')];
    const at = { paidKobo: kobo(0), today: isoDate('2026-03-31') };
    expect(scheduleOn(days, at).map(({ status }) => status)).toEqual(['overdue', 'due', 'upcoming']);
  });

  test('the next due is what is left of the first unpaid instalment', () => {
    expect(nextDue(at(isoDate('2026-02-01'), 130))).toEqual({ dueOn: '2026-02-28', amountKobo: 70 });
    expect(nextDue(at(isoDate('2026-02-01'), 250))).toBeNull();
  });
});

describe('every schedule', () => {
  const plan = fc
    .tuple(
      fc.integer({ min: 1, max: 10_000_000_000 }),
      fc.integer({ min: 1, max: 36 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .map(([totalKobo, months, share]) => ({
      totalKobo: kobo(totalKobo),
      instalments: splitKobo(kobo(totalKobo), months),
      paidKobo: kobo(Math.floor(totalKobo * share)),
    }));
  const today = fc.integer({ min: 0, max: 48 }).map((months) => addMonths(isoDate('2026-01-15'), months));
  const sum = (amountsKobo: Kobo[]): number => amountsKobo.reduce((total: number, each) => total + each, 0);

  test('spends exactly what was paid, in order, and keeps every amount', () => {
    fc.assert(
      fc.property(plan, today, ({ totalKobo, instalments, paidKobo }, day) => {
        const rows = schedule(instalments, {
          plan: 'B',
          firstDueOn: isoDate('2026-01-31'),
          paidKobo,
          today: day,
        });
        expect(sum(rows.map((row) => row.amountKobo))).toBe(totalKobo);
        expect(sum(rows.map((row) => row.paidKobo))).toBe(paidKobo);
        const firstShort = rows.findIndex((row) => row.paidKobo < row.amountKobo);
        expect(
          rows.slice(firstShort + 1).every((row) => firstShort === -1 || row.paidKobo === ZERO_KOBO),
        ).toBe(true);
      }),
    );
  });

  test('reads paid, then overdue, then at most one due, then upcoming', () => {
    const order = ['paid', 'overdue', 'due', 'upcoming'];
    fc.assert(
      fc.property(plan, today, ({ instalments, paidKobo }, day) => {
        const rows = schedule(instalments, {
          plan: 'B',
          firstDueOn: isoDate('2026-01-31'),
          paidKobo,
          today: day,
        });
        const places = rows.map(({ status }) => order.indexOf(status));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(rows.filter(({ status }) => status === 'due').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
