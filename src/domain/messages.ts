import { LAGOS_OFFSET_MS } from './dates.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';

/** The channels that a user can choose for messages. */
export const MESSAGE_CHANNELS = ['sms', 'email', 'whatsapp'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** The channels of a one-time code: SMS first, the others if it did not arrive. */
export const CODE_CHANNELS = ['sms', 'whatsapp', 'voice'] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];

/** All delivery channels. Voice calls only read out codes, so they cannot be chosen for messages. */
export const DELIVERY_CHANNELS = [...MESSAGE_CHANNELS, 'voice'] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** The topics that a user can switch off per channel. Security messages are always sent. */
export const MESSAGE_TOPICS = ['payments', 'reminders', 'homes'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** The channels of a user without preferences. WhatsApp requires prior consent. */
export const DEFAULT_MESSAGE_CHANNELS: Readonly<Record<MessageTopic, readonly MessageChannel[]>> = {
  payments: ['sms', 'email'],
  reminders: ['sms', 'email'],
  homes: ['email'],
};

/** No messages are sent from the first hour to the second, Lagos time. */
export const QUIET_HOURS = { from: 22, to: 7 } as const;

/** The given time, or the end of the quiet hours that contain it. */
export function afterQuietHours(at: Date): Date {
  const inLagosMs = at.getTime() + LAGOS_OFFSET_MS;
  const midnightMs = Math.floor(inLagosMs / DAY_MS) * DAY_MS;
  const hour = Math.floor((inLagosMs - midnightMs) / HOUR_MS);
  if (hour >= QUIET_HOURS.to && hour < QUIET_HOURS.from) return at;
  const daysOn = hour < QUIET_HOURS.to ? 0 : 1;
  return new Date(midnightMs + daysOn * DAY_MS + QUIET_HOURS.to * HOUR_MS - LAGOS_OFFSET_MS);
}

/** Reminders of an unpaid hold that is about to end, in hours before its end. */
export const HOLD_REMINDER_HOURS = [24, 3] as const;
/** Reminders of an instalment, in days before its due day; negative after it. */
export const INSTALMENT_REMINDER_DAYS = [3, 0, -3, -10] as const;
