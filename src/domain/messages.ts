import { LAGOS_OFFSET_MS } from './dates.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';

/** How a message reaches a person. */
export const MESSAGE_CHANNELS = ['sms', 'email', 'whatsapp'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** How a one-time code reaches a phone: SMS first, the others where it did not arrive. */
export const CODE_CHANNELS = ['sms', 'whatsapp', 'voice'] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];

/** Everything that is ever sent by. A call reads out codes alone, so nobody chooses it for news. */
export const DELIVERY_CHANNELS = [...MESSAGE_CHANNELS, 'voice'] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** What a person can switch off, channel by channel. Messages on the security of an account are always sent. */
export const MESSAGE_TOPICS = ['payments', 'reminders', 'homes'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** What is wanted where a person has said nothing. WhatsApp needs their consent first. */
export const DEFAULT_MESSAGE_CHANNELS: Readonly<Record<MessageTopic, readonly MessageChannel[]>> = {
  payments: ['sms', 'email'],
  reminders: ['sms', 'email'],
  homes: ['email'],
};

/** From the first hour to the second, in Nigeria, nobody is disturbed. */
export const QUIET_HOURS = { from: 22, to: 7 } as const;

/** The moment itself, or the end of the quiet hours that it falls in. */
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
