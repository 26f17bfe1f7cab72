import * as z from 'zod/mini';
import { MESSAGE_CHANNELS, MESSAGE_TOPICS } from '#domain/messages.ts';
import { success } from './envelope.ts';

/** Whether a person wants messages of a topic on a channel. Messages on the security of their account always come. */
export const messagePreference = z.object({
  topic: z.enum(MESSAGE_TOPICS),
  channel: z.enum(MESSAGE_CHANNELS),
  wanted: z.boolean(),
});
/** Of the channels that are in use here, every topic. */
export const messagePreferencesResponse = success(z.object({ preferences: z.array(messagePreference) }));
