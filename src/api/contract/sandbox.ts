import * as z from 'zod/mini';
import { success } from './envelope.ts';
import { positiveAmount, timestamp } from './scalars.ts';

export const sandboxTransfer = z.object({
  account_number: z
    .string('Account number is required.')
    .check(z.regex(/^\d{10}$/, 'An account number has 10 digits.')),
  amount: positiveAmount,
  event_id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
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
export const messagesQuery = z.object({ to: z.optional(z.string()) });
export const messagesAnswer = success(z.object({ messages: z.array(sandboxMessage) }));
