import type { SimulatedClock } from 'xstate';

/**
 * Lets time pass in steps. One long `increment` fires each running timer once, at its end: a timer that starts
 * another one needs the steps between.
 */
export function advance(clock: SimulatedClock, totalMs: number, stepMs: number): void {
  let leftMs = totalMs;
  while (leftMs > 0) {
    clock.increment(Math.min(stepMs, leftMs));
    leftMs -= stepMs;
  }
}
