import {
  OTP_ATTEMPTS_PER_CODE,
  OTP_CODES_PER_HOUR,
  OTP_FREE_FAILURES,
  OTP_LENGTHS,
  OTP_LIFETIME_MS,
  OTP_RESEND_COOLDOWN_MS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '#domain/accounts.ts';
import { formatDuration } from '#flows/graph/durations.ts';
import type { Rule } from '#flows/graph/flow.ts';
import { CALL_DEADLINE_MS, CHECK_RETRY_MS } from '../callFailures.ts';

/** Rules that several flows share. */
export const callDeadline: Rule = {
  label: 'A call without a response by then is abandoned, and can be retried',
  value: formatDuration(CALL_DEADLINE_MS),
};

export const checkRetry: Rule = {
  label: 'Where the server could not say whether the money is there, it is asked again after',
  value: formatDuration(CHECK_RETRY_MS),
};

export const passwordLength: Rule = {
  label: 'Characters in a password',
  value: `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH}`,
};

export const codeRules: readonly Rule[] = [
  { label: 'Digits of a code', value: String(OTP_LENGTHS.onboard) },
  { label: 'A code can be used for', value: formatDuration(OTP_LIFETIME_MS) },
  { label: 'Tries for one code', value: String(OTP_ATTEMPTS_PER_CODE) },
  { label: 'Between one code and the next', value: formatDuration(OTP_RESEND_COOLDOWN_MS) },
  { label: 'Codes an hour, to verify a phone or to reset a password', value: String(OTP_CODES_PER_HOUR) },
  {
    label: 'Wrong codes before the next attempt has to wait, longer each time',
    value: String(OTP_FREE_FAILURES),
  },
];

/** Labels of the waits that the server sets. */
export const computedWaits = { rateLimitEnds: 'the wait', resendCooldown: 'what is left of the wait' };
