import * as z from 'zod/mini';
import { success } from './envelope.ts';
import { noNul, positiveAmount, timestamp } from './scalars.ts';

const EVENT_ID_MESSAGE = 'An event id has 1 to 100 plain characters.';

export const sandboxTransfer = z.object({
  account_number: z
    .string('Account number is required.')
    .check(z.regex(/^\d{10}$/, 'An account number has 10 digits.')),
  amount: positiveAmount,
  event_id: z.optional(z.string(EVENT_ID_MESSAGE).check(z.regex(/^[\x20-\x7e]{1,100}$/, EVENT_ID_MESSAGE))),
});
export const sandboxTransferAnswer = success(z.object({ event_id: z.string() }));

export const MESSAGE_CHANNELS = ['sms', 'email'] as const;
export const sandboxMessage = z.object({
  channel: z.enum(MESSAGE_CHANNELS),
  to: z.string(),
  text: z.string(),
  otp: z.optional(z.string()),
  created_at: timestamp,
});
export const messagesQuery = z.object({
  to: z.string('Say whose messages: to.').check(z.minLength(1, 'Say whose messages: to.'), noNul),
});
export const messagesAnswer = success(z.object({ messages: z.array(sandboxMessage) }));
