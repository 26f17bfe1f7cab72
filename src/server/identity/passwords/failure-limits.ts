import type { Backoff } from '../../platform/http/backoff.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Wrong passwords for one account, or for an identifier that no account has, from one source (`findSource`): ten are
 * free, and a day has room for about 38. Email and phone of an account count together.
 */
export const passwordFailures = (subject: string, source: string): Backoff => ({
  key: `password-failures:${subject}:${source}`,
  freeAttempts: 10,
  waitsMs: [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE_MS),
  forgetAfterMs: DAY_MS,
});

/** Wrong passwords from one network for whatever accounts; a carrier puts many people behind one. */
export const networkPasswordFailures = (network: string): Backoff => ({
  key: `password-failures:network:${network}`,
  freeAttempts: 300,
  waitsMs: [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE_MS),
  forgetAfterMs: 60 * MINUTE_MS,
});
