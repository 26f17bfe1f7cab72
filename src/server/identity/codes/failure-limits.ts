import { OTP_FREE_FAILURES, type OtpPurpose } from '#domain/accounts/accounts.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Backoff } from '../../platform/http/backoff.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { isKnownDevice } from '../sessions/known-devices.ts';

interface Attempter {
  readonly subjectKey: string;
  readonly purpose: OtpPurpose;
  /** From `findSource`. */
  readonly source: string;
  readonly network: string;
}

/** Leaves one source about 16 guesses a day at one account. */
export const accountFailures = ({ subjectKey, purpose, source }: Omit<Attempter, 'network'>): Backoff => ({
  key: `otp-failures:${purpose}:${subjectKey}:${source}`,
  freeAttempts: OTP_FREE_FAILURES,
  waitsMs: [1, 4, 16, 64, 256, 1024, 1440].map((minutes) => minutes * MINUTE_MS),
  forgetAfterMs: DAY_MS,
});

/**
 * Stops single guesses at many accounts, which no limit by account does. By purpose: anybody can send wrong codes for a
 * reset, of accounts that do not exist too, and must not keep their neighbours from verifying the phone of a new account.
 */
const networkFailures = (
  { purpose, network }: Pick<Attempter, 'purpose' | 'network'>,
  freeAttempts: number,
): Backoff => ({
  key: `otp-failures:${purpose}:network:${network}`,
  freeAttempts,
  waitsMs: [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE_MS),
  forgetAfterMs: 60 * MINUTE_MS,
});

/**
 * The limits that a wrong code counts against. None is global, as one attacker could use it up for everyone: for
 * that, alert on the metric `otp_failures_total`.
 */
export const failureLimits = (
  attempter: Attempter,
  { wrongCodeLimitPerNetwork }: Pick<Settings, 'wrongCodeLimitPerNetwork'>,
): Backoff[] => [
  accountFailures(attempter),
  ...(isKnownDevice(attempter.source) ? [] : [networkFailures(attempter, wrongCodeLimitPerNetwork)]),
];
