import {
  COSTLY_REQUESTS_PER_DAY,
  OTP_ATTEMPTS_PER_CODE,
  OTP_CODES_PER_HOUR,
  OTP_CODES_PER_UNVERIFIED_CONTACT,
  OTP_FREE_FAILURES,
  OTP_LIFETIME_MS,
  OTP_RESEND_COOLDOWN_MS,
  PASSWORD_FREE_FAILURES,
  PASSWORD_LENGTH_MESSAGE,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RESET_CODES_PER_DAY,
  UNVERIFIED_CONTACT_MEMORY_MS,
} from '#domain/accounts/accounts.ts';
import { NAME_CHANGE_WAIT_MS } from '#domain/accounts/nameChange.ts';
import { DAY_MS } from '#domain/durations.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { countText, durationText, megabytesText, shareText } from '#domain/quantities.ts';
import type { Rule } from '#flows/graph/rules.ts';
import { CALL_DEADLINE_MS, CHECK_RETRY_MS } from '../callFailures.ts';
import { NO_CONNECTION } from './model.ts';

const UNITS = {
  ms: durationText,
  kobo: (number) => formatNaira(kobo(number)),
  bps: shareText,
  bytes: megabytesText,
  hours: (number) => countText(number, 'hour'),
  days: (number) => countText(number, 'day'),
  months: (number) => countText(number, 'month'),
  years: (number) => countText(number, 'year'),
  characters: (number) => countText(number, 'character'),
  digits: (number) => countText(number, 'digit'),
  passwords: (number) => countText(number, 'password'),
  tries: (number) => countText(number, 'try', 'tries'),
  codes: (number) => countText(number, 'code'),
  messages: (number) => countText(number, 'message'),
  homes: (number) => countText(number, 'home'),
  units: (number) => countText(number, 'unit'),
  times: (number) => countText(number, 'time'),
} satisfies Readonly<Record<string, (number: number) => string>>;

/** A rule from its number: the text of the number follows from its unit. */
export const rule = ({
  unit,
  ...rest
}: Omit<Rule, 'value'> & { readonly unit: keyof typeof UNITS }): Rule => ({
  ...rest,
  value: UNITS[unit](rest.number),
});

/** Rules that several flows share. */
export const callDeadline = rule({
  label: 'A call without a response by then is abandoned, and can be retried',
  number: CALL_DEADLINE_MS,
  unit: 'ms',
  sentence: NO_CONNECTION,
  kept: { delay: 'callDeadline' },
});

export const checkRetry = rule({
  label: 'Where the server could not say whether the money is there, it is asked again after',
  number: CHECK_RETRY_MS,
  unit: 'ms',
  sentence: { unsaid: 'The page goes on asking by itself.' },
  kept: { delay: 'checkRetry' },
});

/** The lengths of a new password, which the form in this state compares with. */
export const passwordLength = (state: string): readonly Rule[] => [
  rule({
    label: 'Characters in a password, at least',
    number: PASSWORD_MIN_LENGTH,
    unit: 'characters',
    sentence: PASSWORD_LENGTH_MESSAGE,
    kept: { states: [state], cases: ['a password too short submitted', 'the shortest password submitted'] },
  }),
  rule({
    label: 'Characters in a password, at most',
    number: PASSWORD_MAX_LENGTH,
    unit: 'characters',
    sentence: `Password can have at most ${PASSWORD_MAX_LENGTH} characters.`,
    kept: { states: [state], cases: ['the longest password submitted', 'a password too long submitted'] },
  }),
];

/** Of all flows that ask for the password together. */
export const wrongPasswords = (states: readonly string[]): Rule =>
  rule({
    label: 'Wrong passwords before the next attempt has to wait, longer each time',
    number: PASSWORD_FREE_FAILURES,
    unit: 'passwords',
    sentence: 'Too many tries.',
    kept: { test: 'tests/server/attacks/login-lockout.test.ts', states },
  });

/** Of what costs us an SMS, an email, a stored document or a bank's fee each time. */
export const timesPerDay = (states: readonly string[], sentence: Rule['sentence']): Rule =>
  rule({
    label: `By one buyer in ${durationText(DAY_MS)}, at most`,
    number: COSTLY_REQUESTS_PER_DAY,
    unit: 'times',
    sentence,
    kept: { test: 'tests/server/attacks/day-limits.test.ts', states },
  });

/** Until then money goes only to bank accounts that were used before. */
export const newNameWait = (states: readonly string[], sentence: Rule['sentence']): Rule =>
  rule({
    label:
      'After a change of the name, no money goes to a new bank account, and no allocation letter is issued, for',
    number: NAME_CHANGE_WAIT_MS,
    unit: 'ms',
    sentence,
    kept: { test: 'tests/server/money/withdrawal-safety.test.ts', states },
  });

const CODES_TEST = 'tests/server/identity-codes.test.ts';

/** The lifetime and the tries of a code that is entered in these states. */
export const codeUse = (states: readonly string[]): readonly Rule[] => [
  rule({
    label: 'A code can be used for',
    number: OTP_LIFETIME_MS,
    unit: 'ms',
    sentence: 'That code has expired. Please ask for a new one.',
    kept: { test: CODES_TEST, states },
  }),
  rule({
    label: 'Wrong codes before the next attempt has to wait, longer each time',
    number: OTP_FREE_FAILURES,
    unit: 'codes',
    sentence: 'Too many wrong codes.',
    kept: { test: CODES_TEST, states },
  }),
];

export const codeTries = (states: readonly string[]): Rule =>
  rule({
    label: 'Tries for one code',
    number: OTP_ATTEMPTS_PER_CODE,
    unit: 'tries',
    sentence: 'That code was tried too many times. Please ask for a new one.',
    kept: { test: CODES_TEST, states },
  });

export const resendCooldown = rule({
  label: 'Between one code and the next',
  number: OTP_RESEND_COOLDOWN_MS,
  unit: 'ms',
  sentence: 'A new code can be sent in',
  kept: { delay: 'resendCooldown' },
});

export const codesPerHour = (states: readonly string[]): Rule =>
  rule({
    label: 'Codes an hour, to verify a phone or to reset a password',
    number: OTP_CODES_PER_HOUR,
    unit: 'codes',
    sentence: 'You have asked for too many codes.',
    kept: { test: CODES_TEST, states },
  });

export const resetCodesPerDay = (states: readonly string[]): Rule =>
  rule({
    label: `Codes to reset the password of one account in ${durationText(DAY_MS)}, not counting browsers that it knows`,
    number: RESET_CODES_PER_DAY,
    unit: 'codes',
    sentence: 'You have asked for too many codes.',
    kept: { test: 'tests/server/attacks/day-limits.test.ts', states },
  });

/** Of all accounts together, because anyone can enter any phone number. */
export const codesPerContact = (states: readonly string[]): Rule =>
  rule({
    label: `Codes to a phone number or an email address that nobody has verified, in ${durationText(UNVERIFIED_CONTACT_MEMORY_MS)}`,
    number: OTP_CODES_PER_UNVERIFIED_CONTACT,
    unit: 'codes',
    sentence: { unsaid: 'The server’s message says it, and the page adds the days to wait.' },
    kept: { test: CODES_TEST, states },
  });

/** Labels of the waits that the server sets. */
export const computedWaits = { rateLimitEnds: 'the wait', resendCooldown: 'what is left of the wait' };
