import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../dates.ts';
import { INSPECTION_HORIZON_DAYS, inspectionDayProblem, inspectionDays } from './inspections.ts';

/** Five minutes past midnight on the 23rd in Nigeria. */
const JUST_AFTER_MIDNIGHT = new Date('2026-11-22T23:05:00Z');

describe('the days of an inspection', () => {
  it('begin tomorrow, by the day in Nigeria, and end in four weeks', () => {
    expect(inspectionDays(JUST_AFTER_MIDNIGHT)).toEqual({
      first: '2026-11-24',
      last: addDays(isoDate('2026-11-23'), INSPECTION_HORIZON_DAYS),
    });
    expect(inspectionDays(new Date('2026-11-22T22:55:00Z')).first).toBe('2026-11-23');
  });

  it.each([
    ['2026-11-22', 'The first day that you can choose is 24 Nov 2026.'],
    ['2026-11-23', 'The first day that you can choose is 24 Nov 2026.'],
    ['2026-11-24', null],
    ['2026-12-21', null],
    ['2026-12-22', 'The last day that you can choose is 21 Dec 2026.'],
  ])('on %s: %s', (day, problem) => {
    expect(inspectionDayProblem(isoDate(day), JUST_AFTER_MIDNIGHT)).toBe(problem);
  });
});
