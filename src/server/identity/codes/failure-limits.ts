import { OTP_FREE_FAILURES, type OtpPurpose } from '#domain/accounts.ts';
import type { Backoff } from '#server/platform/http/backoff.ts';
import { isKnownDevice } from '../sessions/known-devices.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A Nigerian carrier puts many people behind one network, so the number is not low. */
export const FREE_FAILURES_PER_NETWORK = 100;

interface Guesser {
  readonly subjectKey: string;
  readonly purpose: OtpPurpose;
  /** As `findSource` gives it. */
  readonly source: string;
  readonly network: string;
}

/** A day of guessing from one source has about 16 tries at an account. */
export const accountFailures = ({ subjectKey, purpose, source }: Omit<Guesser, 'network'>): Backoff => ({
  key: `otp-failures:${purpose}:${subjectKey}:${source}`,
  freeAttempts: OTP_FREE_FAILURES,
  waitsMs: [1, 4, 16, 64, 256, 1024, 1440].map((minutes) => minutes * MINUTE_MS),
  forgetAfterMs: DAY_MS,
});

/** A limit by account does not stop one guess at each of many accounts; this does. */
const networkFailures = (network: string): Backoff => ({
  key: `otp-failures:network:${network}`,
  freeAttempts: FREE_FAILURES_PER_NETWORK,
  waitsMs: [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE_MS),
  forgetAfterMs: 60 * MINUTE_MS,
});

/**
 * What a wrong code is counted by. Nothing is counted over everyone: one person could use it up against all. The
 * metric `otp_failures_total` raises the alert instead.
 */
export const failureLimits = (guesser: Guesser): Backoff[] => [
  accountFailures(guesser),
  ...(isKnownDevice(guesser.source) ? [] : [networkFailures(guesser.network)]),
];
