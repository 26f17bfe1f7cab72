import { formatDayTime } from '#domain/dates.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { afterQuietHours } from '#domain/messages.ts';
import type { Copy } from './copy.ts';
import { isQuietAtNight, MESSAGE_KINDS, type MessageKind } from './kinds.ts';

/** Messages sent within this time need no date. */
const LATE_AFTER_MS = 30 * MINUTE_MS;

/** The retries of a job do not limit this, because each night postpones a message with a new job. */
const RETRY_PERIOD_MS = 3 * DAY_MS;

interface Written {
  readonly kind: MessageKind;
  readonly createdAt: Date;
}

/** The earliest time to send a message: one that can wait is not sent at night. */
export const firstSendable = ({ kind, createdAt }: Written): Date =>
  isQuietAtNight(kind) ? afterQuietHours(createdAt) : createdAt;

/** Whether a failure of the provider or of our servers has delayed a message. */
const isLate = (message: Written, at: Date): boolean =>
  at.getTime() - firstSendable(message).getTime() > LATE_AFTER_MS;

/** Whether a message that fails now is left to an operator. */
export const hasExhaustedRetries = (message: Written, at: Date): boolean =>
  at.getTime() - firstSendable(message).getTime() > RETRY_PERIOD_MS;

/**
 * When to send a message that is attempted at a given time: then, or in the morning. Messages that respond to an action
 * of the buyer are sent at any hour, but wait for the morning once they are late.
 */
export const sendableAt = (message: Written, at: Date): Date => {
  const isNews = MESSAGE_KINDS[message.kind] !== 'account' && isLate(message, at);
  return isNews || isQuietAtNight(message.kind) ? afterQuietHours(at) : at;
};

/** The content of a message; if it is late, with the time to which it refers. */
export const datedCopy = (copy: Copy, message: Written, at: Date): Copy =>
  isLate(message, at)
    ? {
        ...copy,
        text: `${copy.text} This message is late: it was true on ${formatDayTime(message.createdAt)}.`,
      }
    : copy;
