import { formatDayTime } from '#domain/dates.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { afterQuietHours } from '#domain/messages.ts';
import type { Copy } from './copy.ts';
import { isQuietAtNight, MESSAGE_KINDS, type MessageKind } from './kinds.ts';

/** Messages that are sent sooner read as news. */
const LATE_AFTER_MS = 30 * MINUTE_MS;

/** Each night puts a notice off by a job of its own, so the tries of one job do not bound it. */
const TRIED_FOR_MS = 3 * DAY_MS;

interface Written {
  readonly kind: MessageKind;
  readonly createdAt: Date;
}

/** When a message may be sent first: at night what can wait does so until the morning. */
export const firstSendable = ({ kind, createdAt }: Written): Date =>
  isQuietAtNight(kind) ? afterQuietHours(createdAt) : createdAt;

/** Whether a failure of its provider, or of ours, has held a message up. */
const isLate = (message: Written, at: Date): boolean =>
  at.getTime() - firstSendable(message).getTime() > LATE_AFTER_MS;

/** Whether a message that fails now is left to an operator. */
export const isTriedEnough = (message: Written, at: Date): boolean =>
  at.getTime() - firstSendable(message).getTime() > TRIED_FOR_MS;

/**
 * When a message is sent that is tried at a moment: then, or in the morning. One that answers what the buyer did comes at
 * any hour, and also waits once it is late.
 */
export const sendableAt = (message: Written, at: Date): Date => {
  const isNews = MESSAGE_KINDS[message.kind] !== 'account' && isLate(message, at);
  return isNews || isQuietAtNight(message.kind) ? afterQuietHours(at) : at;
};

/** What a message says, with the time that it speaks of where that is not the present. */
export const datedCopy = (copy: Copy, message: Written, at: Date): Copy =>
  isLate(message, at)
    ? {
        ...copy,
        text: `${copy.text} This message is late: it was true on ${formatDayTime(message.createdAt)}.`,
      }
    : copy;
