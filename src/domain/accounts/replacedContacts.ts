import { DAY_MS } from '../durations.ts';

/**
 * How long a phone number and an email address that were replaced are told of a new name and of withdrawals. Whoever
 * took over an account has replaced them, and reads all other messages. It is longer than a new name delays a
 * withdrawal (`NAME_CHANGE_WAIT_MS`), so that the owner hears of both.
 */
export const REPLACED_CONTACT_NOTICE_MS = 7 * DAY_MS;
