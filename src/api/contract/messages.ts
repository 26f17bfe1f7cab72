import * as z from 'zod/mini';
import { MESSAGE_CHANNELS, MESSAGE_TOPICS } from '#domain/messages.ts';
import { success } from './envelope.ts';

/** Whether a user receives messages of a topic on a channel. Security messages are always sent. */
export const messagePreference = z.object({
  topic: z.enum(MESSAGE_TOPICS),
  channel: z.enum(MESSAGE_CHANNELS),
  wanted: z.boolean(),
});
/** All topics, for the channels that this server uses. */
export const messagePreferencesResponse = success(z.object({ preferences: z.array(messagePreference) }));
