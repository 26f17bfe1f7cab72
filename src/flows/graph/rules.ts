import {
  OTP_ATTEMPTS_PER_CODE,
  OTP_CODES_PER_HOUR,
  OTP_FREE_FAILURES,
  OTP_LENGTH,
  OTP_LIFETIME_MS,
  OTP_RESEND_COOLDOWN_MS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '#domain/accounts.ts';
import { CALL_DEADLINE_MS } from '#machines/call-failures.ts';
import { durationInWords } from './durations.ts';
import type { Rule } from './flow.ts';

/** Rules that several flows share. */
export const callDeadline: Rule = {
  words: 'A call that has not answered by then is given up, and can be sent again',
  value: durationInWords(CALL_DEADLINE_MS),
};

export const passwordLength: Rule = {
  words: 'Letters and signs in a password',
  value: `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH}`,
};

export const codeRules: readonly Rule[] = [
  { words: 'Digits of a code', value: String(OTP_LENGTH) },
  { words: 'A code can be used for', value: durationInWords(OTP_LIFETIME_MS) },
  { words: 'Tries for one code', value: String(OTP_ATTEMPTS_PER_CODE) },
  { words: 'Between one code and the next', value: durationInWords(OTP_RESEND_COOLDOWN_MS) },
  { words: 'Codes an hour, to verify a phone or to reset a password', value: String(OTP_CODES_PER_HOUR) },
  {
    words: 'Wrong codes before the next has to wait, longer each time',
    value: String(OTP_FREE_FAILURES),
  },
];
