import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, daysBetween, formatDay, isoDate, lagosDate } from './dates.ts';

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => isoDate(date.toISOString().slice(0, 10)));

describe('days in Nigeria', () => {
  test('begin an hour before those of UTC', () => {
    expect(lagosDate(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
    expect(lagosDate(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
  });

  test('read as people write them', () => {
    expect(formatDay(isoDate('2026-11-28'))).toBe('28 Nov 2026');
    expect(formatDay(new Date('2026-12-31T23:30:00Z'))).toBe('1 Jan 2027');
  });
});

describe('addMonths', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 36, '2029-12-15'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s and %s months is %s', (date, months, expected) => {
    expect(addMonths(isoDate(date), months)).toBe(expected);
  });

  test('keeps the day, or takes the last of a shorter month', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 60 }), (date, months) => {
        const moved = addMonths(date, months);
        const monthsMoved =
          (Number(moved.slice(0, 4)) - Number(date.slice(0, 4))) * 12 +
          (Number(moved.slice(5, 7)) - Number(date.slice(5, 7)));
        expect(monthsMoved).toBe(months);
        const isLastDay = new Date(Date.parse(moved) + 86_400_000).getUTCDate() === 1;
        expect(moved.slice(8) === date.slice(8) || (isLastDay && moved.slice(8) < date.slice(8))).toBe(true);
      }),
    );
  });

  test('comes to the same place in one step or in two from the first of a month', () => {
    const months = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(day, months, months, (date, a, b) => {
        const first = isoDate(`${date.slice(0, 8)}01`);
        expect(addMonths(addMonths(first, a), b)).toBe(addMonths(first, a + b));
      }),
    );
  });
});

test('daysBetween counts forwards and backwards alike', () => {
  expect(daysBetween(isoDate('2026-02-28'), isoDate('2026-03-01'))).toBe(1);
  fc.assert(
    fc.property(day, day, (a, b) => {
      expect(daysBetween(a, b) + daysBetween(b, a)).toBe(0);
      expect(daysBetween(a, b) > 0).toBe(a < b);
    }),
  );
});
