import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { CLOCK_LOOK_INTERVAL_MS, wallClock } from './wallClock.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: HOUR_MS }));
afterEach(() => void vi.useRealTimers());

const begin = (delayMs: number) =>
  createActor(
    createMachine({ initial: 'waiting', states: { waiting: { after: { [delayMs]: 'over' } }, over: {} } }),
    { clock: wallClock },
  ).start();

it.each([1, CLOCK_LOOK_INTERVAL_MS, 120_000])('waits %d ms, no less and no more', (delayMs) => {
  const actor = begin(delayMs);
  vi.advanceTimersByTime(delayMs - 1);
  expect(actor.getSnapshot().value).toBe('waiting');
  vi.advanceTimersByTime(1);
  expect(actor.getSnapshot().value).toBe('over');
});

it('does not take a month for no time', () => {
  const actor = begin(30 * 24 * HOUR_MS);
  vi.advanceTimersByTime(HOUR_MS);
  expect(actor.getSnapshot().value).toBe('waiting');
});

it('counts the time that the device slept', () => {
  const actor = begin(120_000);
  vi.advanceTimersByTime(1);
  vi.setSystemTime(Date.now() + 120_000);
  vi.advanceTimersByTime(CLOCK_LOOK_INTERVAL_MS);
  expect(actor.getSnapshot().value).toBe('over');
});

it('waits no longer if the time of day is set back', () => {
  const actor = begin(120_000);
  vi.advanceTimersByTime(1);
  vi.setSystemTime(0);
  vi.advanceTimersByTime(119_999);
  expect(actor.getSnapshot().value).toBe('over');
});

it('stops a timer that has looked already', () => {
  const actor = begin(120_000);
  vi.advanceTimersByTime(CLOCK_LOOK_INTERVAL_MS);
  actor.stop();
  expect(vi.getTimerCount()).toBe(0);
});
