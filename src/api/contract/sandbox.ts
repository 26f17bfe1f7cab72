import * as z from 'zod/mini';
import { DELIVERY_CHANNELS } from '#domain/messages.ts';
import { ACCOUNT_NUMBER_DIGITS } from '#domain/nuban.ts';
import { nothing, success } from './envelope.ts';
import { noNul, positiveAmount, timestamp } from './scalars.ts';
import { withdrawal } from './withdrawals.ts';

const EVENT_ID_MESSAGE = 'An event id has 1 to 100 plain characters.';

/** What can happen to a transfer, where the provider simulator plays the bank. */
export const TRANSFER_SCENARIOS = [
  'on_time',
  'late',
  'repeated',
  'twice',
  'short',
  'over',
  'wrong_account',
  'lost',
  'outage',
] as const;
export type TransferScenario = (typeof TRANSFER_SCENARIOS)[number];

export const sandboxTransfer = z.object({
  account_number: z
    .string('Account number is required.')
    .check(
      z.regex(
        new RegExp(`^\\d{${ACCOUNT_NUMBER_DIGITS}}$`),
        `An account number has ${ACCOUNT_NUMBER_DIGITS} digits.`,
      ),
    ),
  amount: positiveAmount,
  event_id: z.optional(z.string(EVENT_ID_MESSAGE).check(z.regex(/^[\x20-\x7e]{1,100}$/, EVENT_ID_MESSAGE))),
  /** Only the provider simulator plays others than `on_time`. */
  scenario: z.optional(z.enum(TRANSFER_SCENARIOS, 'Choose what happens to the transfer.')),
});
export const sandboxTransferResponse = success(
  z.object({
    event_id: z.string(),
    /** What was sent, where the scenario sends another amount than was asked for. */
    amount: z.optional(positiveAmount),
  }),
);

/** What the simulated bank says of a withdrawal; a `reversed` one was sent before. */
export const SANDBOX_PAYOUT_OUTCOMES = ['successful', 'failed', 'reversed'] as const;
export type SandboxPayoutOutcome = (typeof SANDBOX_PAYOUT_OUTCOMES)[number];

export const sandboxPayout = z.object({ outcome: z.enum(SANDBOX_PAYOUT_OUTCOMES) });
export const sandboxPayoutResponse = success(nothing);
export const sandboxWithdrawalsResponse = success(z.object({ withdrawals: z.array(withdrawal) }));

export const sandboxMessage = z.object({
  channel: z.enum(DELIVERY_CHANNELS),
  to: z.string(),
  text: z.string(),
  otp: z.optional(z.string()),
  created_at: timestamp,
});
export const messagesQuery = z.object({
  to: z.string('Say whose messages: to.').check(z.minLength(1, 'Say whose messages: to.'), noNul),
});
export const messagesResponse = success(z.object({ messages: z.array(sandboxMessage) }));
