import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { PLANS } from '../plans/plans.ts';
import { firstDueDay, holdEnd } from './holds.ts';

const durations = { unitHoldMs: 48 * HOUR_MS, planCHoldMs: 14 * DAY_MS };
/** Half past midnight on 2 November in Nigeria. */
const agreedAt = new Date('2026-11-01T23:30:00Z');

test('A and B hold for two days and are due at once; C holds for 14 and is due when they end', () => {
  const all = PLANS.map((plan) => [
    plan,
    holdEnd(plan, agreedAt, durations).toISOString(),
    firstDueDay(plan, agreedAt, durations),
  ]);
  expect(all).toEqual([
    ['A', '2026-11-03T23:30:00.000Z', '2026-11-02'],
    ['B', '2026-11-03T23:30:00.000Z', '2026-11-02'],
    ['C', '2026-11-15T23:30:00.000Z', '2026-11-16'],
  ]);
});
