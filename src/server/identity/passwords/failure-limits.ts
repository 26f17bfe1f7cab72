import { PASSWORD_FREE_FAILURES } from '#domain/accounts/accounts.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Backoff } from '../../platform/http/backoff.ts';

/**
 * Limits wrong passwords for one account, or for an identifier without one, from one source (`findSource`): about
 * 38 are possible in a day. Email and phone of an account count together.
 */
export const passwordFailures = (subject: string, source: string): Backoff => ({
  key: `password-failures:${subject}:${source}`,
  freeAttempts: PASSWORD_FREE_FAILURES,
  waitsMs: [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE_MS),
  forgetAfterMs: DAY_MS,
});

/** Limits wrong passwords from one network for any account; a carrier puts many people behind one network. */
export const networkPasswordFailures = (network: string): Backoff => ({
  key: `password-failures:network:${network}`,
  freeAttempts: 300,
  waitsMs: [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE_MS),
  forgetAfterMs: 60 * MINUTE_MS,
});
