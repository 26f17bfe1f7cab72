import * as z from 'zod/mini';
import { MESSAGE_CHANNELS, MESSAGE_TOPICS } from '#domain/messages.ts';
import { success } from './envelope.ts';
import { timestamp } from './scalars.ts';

/** Whether a user wants messages of a topic on a channel. Security messages are always sent. */
export const messagePreference = z.object({
  topic: z.enum(MESSAGE_TOPICS),
  channel: z.enum(MESSAGE_CHANNELS),
  wanted: z.boolean(),
});
export const shownPreference = z.object({
  ...messagePreference.shape,
  /** Only for SMS: when the last one was sent, if the network blocked it (Do Not Disturb). */
  blocked_at: z.optional(z.nullable(timestamp)),
});
/** All topics on each enabled channel. */
export const messagePreferencesResponse = success(z.object({ preferences: z.array(shownPreference) }));
