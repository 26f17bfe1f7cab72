import { HOUR_MS } from '../durations.ts';
import { durationText } from '../quantities.ts';

/**
 * After a name change, money is sent only to bank accounts used before, and no allocation letter is issued: an attacker
 * who gets into an account must not be able to rename and empty it on the same day, nor to get a letter in another name
 * before its owner, who is notified, can act.
 */
export const NAME_CHANGE_WAIT_MS = 48 * HOUR_MS;

/** What a buyer reads of it. */
export const NAME_CHANGE_WAIT_TEXT = `For ${durationText(NAME_CHANGE_WAIT_MS)}, withdrawals go only to bank accounts that you have used before, and no allocation letter is issued.`;

/** The time left of that wait, in milliseconds; 0 once it is over, or if the name was never changed. */
export const nameChangeWaitMs = (nameChangedAt: Date | null, at: Date): number =>
  nameChangedAt === null ? 0 : Math.max(0, nameChangedAt.getTime() + NAME_CHANGE_WAIT_MS - at.getTime());
