import * as z from 'zod/mini';
import { HOUR_MS } from '#domain/durations.ts';
import { DELIVERY_CHANNELS } from '#domain/messages.ts';
import { emptyBody, success } from './envelope.ts';
import { noNul, positiveAmount, timestamp } from './scalars.ts';
import { accountNumber, withdrawal } from './withdrawals.ts';

const EVENT_ID_MESSAGE = 'An event id has 1 to 100 plain characters.';

/** Outcomes of a transfer, with the provider simulator as the bank. */
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
  account_number: accountNumber,
  amount: positiveAmount,
  event_id: z.optional(z.string(EVENT_ID_MESSAGE).check(z.regex(/^[\x20-\x7e]{1,100}$/, EVENT_ID_MESSAGE))),
  /** Only the provider simulator supports scenarios other than `on_time`. */
  scenario: z.optional(z.enum(TRANSFER_SCENARIOS, 'Choose what happens to the transfer.')),
});
export const sandboxTransferResponse = success(
  z.object({
    event_id: z.string(),
    /** The sent amount, if the scenario changes the requested one. */
    amount: z.optional(positiveAmount),
  }),
);

/** The simulated bank's report of a withdrawal; a `reversed` one was sent before. */
const SANDBOX_PAYOUT_OUTCOMES = ['successful', 'failed', 'reversed'] as const;
export type SandboxPayoutOutcome = (typeof SANDBOX_PAYOUT_OUTCOMES)[number];

export const sandboxPayout = z.object({ outcome: z.enum(SANDBOX_PAYOUT_OUTCOMES) });
export const sandboxPayoutResponse = success(emptyBody);
export const sandboxWithdrawalsResponse = success(z.object({ withdrawals: z.array(withdrawal) }));

/** Outcomes of withdrawals, with the provider simulator as the bank. */
export const SIMULATED_PAYOUTS = ['arrive', 'slow', 'fail', 'return', 'resend'] as const;
export type SimulatedPayouts = (typeof SIMULATED_PAYOUTS)[number];

/** How the outcome is reported. */
export const SIMULATED_REPORTS = ['on_time', 'late', 'repeated', 'lost'] as const;
export type SimulatedReports = (typeof SIMULATED_REPORTS)[number];

/** How its API responds for a limited time. */
export const SIMULATED_FAULTS = [
  'none',
  'outage',
  'error_inside',
  'response_lost',
  'html',
  'truncated',
  'rate_limited',
] as const;
export type SimulatedFault = (typeof SIMULATED_FAULTS)[number];

/** Duration of a slow withdrawal. */
export const SLOW_PAYOUT_MS = 6 * HOUR_MS;
/** Delay of a late report after the withdrawal. */
export const LATE_REPORT_DELAY_MS = 10 * 60_000;
export const REPEATED_REPORT_COUNT = 3;
/** How long the chosen responses last. */
export const FAULT_DURATION_MS = 10 * 60_000;

export const MAX_RETURN_DAYS = 7;
const RETURN_DAYS_MESSAGE = `Choose 1 to ${MAX_RETURN_DAYS} days.`;
export const sandboxBank = z.object({
  payouts: z.enum(SIMULATED_PAYOUTS, 'Choose what becomes of withdrawals.'),
  /** Days until the receiving bank returns a withdrawal. */
  return_days: z
    .int(RETURN_DAYS_MESSAGE)
    .check(z.minimum(1, RETURN_DAYS_MESSAGE), z.maximum(MAX_RETURN_DAYS, RETURN_DAYS_MESSAGE)),
  reports: z.enum(SIMULATED_REPORTS, 'Choose how the bank reports it.'),
  fault: z.enum(SIMULATED_FAULTS, 'Choose what the bank responds.'),
});

const MAX_HOURS = 240;
const HOURS_MESSAGE = `Choose 1 to ${MAX_HOURS} hours.`;
export const sandboxTime = z.object({
  hours: z.int(HOURS_MESSAGE).check(z.minimum(1, HOURS_MESSAGE), z.maximum(MAX_HOURS, HOURS_MESSAGE)),
});
/** The simulator's time, which may be ahead of the server's. */
export const sandboxTimeResponse = success(z.object({ bank_time: timestamp }));

const MAX_HOLDER_LENGTH = 80;
const HOLDER_MESSAGE = `Write a name of 2 to ${MAX_HOLDER_LENGTH} characters.`;

/** The holder of an account at another bank. */
export const sandboxHolder = z.object({
  account_number: accountNumber,
  name: z
    .string(HOLDER_MESSAGE)
    .check(z.trim(), z.minLength(2, HOLDER_MESSAGE), z.maxLength(MAX_HOLDER_LENGTH, HOLDER_MESSAGE), noNul),
});
export const sandboxSetResponse = success(emptyBody);

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
