import * as z from 'zod/mini';
import type { BankEvent, PayoutStatus, RefundStatus } from '../../../platform/ports/bank.ts';
import { bodyId } from '../event-ids.ts';
import { koboOfText } from '../http/amounts.ts';
import { parseExactJson } from '../http/exact-json.ts';
import { CHANNEL, readDeposit } from './transaction.ts';

const envelope = z.object({ event: z.string(), data: z.looseObject({}) });
const charge = z.looseObject({ channel: z.optional(z.unknown()), status: z.optional(z.unknown()) });
const assignment = z.object({
  customer: z.object({ customer_code: z.string() }),
  identification: z.optional(z.nullable(z.looseObject({ reason: z.optional(z.unknown()) }))),
});
const identification = z.object({
  customer_code: z.string(),
  reason: z.optional(z.unknown()),
});
const transfer = z.object({ reference: z.string() });
const refund = z.object({ transaction_reference: z.optional(z.nullable(z.string())) });

const disputed = z.looseObject({
  transaction: z.optional(
    z.nullable(z.looseObject({ reference: z.optional(z.unknown()), amount: z.optional(z.unknown()) })),
  ),
  refund_amount: z.optional(z.unknown()),
  // The documentation has both spellings.
  due_at: z.optional(z.unknown()),
  dueAt: z.optional(z.unknown()),
  status: z.optional(z.unknown()),
  resolution: z.optional(z.unknown()),
});

const PAYOUTS: Readonly<Record<string, PayoutStatus>> = {
  'transfer.success': 'successful',
  'transfer.failed': 'failed',
  'transfer.reversed': 'reversed',
};
const REFUNDS: Readonly<Record<string, RefundStatus>> = {
  'refund.pending': 'pending',
  'refund.processing': 'pending',
  'refund.processed': 'processed',
  'refund.failed': 'failed',
};
const NOT_IDENTIFIED = 'Paystack could not identify the customer';
const NOT_ASSIGNED = 'Paystack could not assign an account number';

/**
 * Parses a webhook in the format that Paystack documents for dedicated virtual accounts, transfers and refunds. It is
 * unreadable if it is not JSON or not an event, or if an amount is not a whole number of kobo.
 */
export function parsePaystackEvent(rawBody: Buffer): BankEvent {
  const eventId = bodyId(rawBody);
  const parsed = z.safeParse(envelope, parseExactJson(rawBody.toString('utf8')));
  if (!parsed.success) return { kind: 'unreadable', eventId };
  const { event, data } = parsed.data;
  return readEvent(event, data, eventId) ?? { kind: 'unreadable', eventId };
}

/** Null if the data does not have the documented format. */
function readEvent(event: string, data: unknown, eventId: string): BankEvent | null {
  if (event === 'charge.success') return readCharge(data, eventId);
  if (event.startsWith('charge.dispute.')) return readDispute(data, eventId);
  if (event.startsWith('dedicatedaccount.assign.')) {
    const { customer, identification: identified } = z.safeParse(assignment, data).data ?? {};
    const isAssigned = event.endsWith('.success');
    const reason = isAssigned ? null : (text(identified?.reason) ?? NOT_ASSIGNED);
    return customer
      ? { kind: 'account', eventId, isAssigned, providerReference: customer.customer_code, reason }
      : null;
  }
  if (event === 'customeridentification.failed') {
    const failed = z.safeParse(identification, data).data;
    return failed
      ? {
          kind: 'account',
          eventId,
          isAssigned: false,
          providerReference: failed.customer_code,
          reason: `${NOT_IDENTIFIED}: ${text(failed.reason) ?? 'no reason given'}`,
        }
      : null;
  }
  const payout = PAYOUTS[event];
  if (payout) {
    const { reference } = z.safeParse(transfer, data).data ?? {};
    return reference ? { kind: 'payout', eventId, reference, status: payout } : null;
  }
  if (event.startsWith('refund.')) {
    const named = z.safeParse(refund, data).data;
    const depositReference = named?.transaction_reference ?? null;
    return { kind: 'refund', eventId, status: REFUNDS[event] ?? 'pending', depositReference };
  }
  return { kind: 'ignored', eventId };
}

/** Keeps what can be read: the sender's bank wants money back, whatever the rest looks like. */
function readDispute(data: unknown, eventId: string): BankEvent {
  const { transaction, ...dispute } = z.safeParse(disputed, data).data ?? {};
  const dueAt = new Date(text(dispute.due_at) ?? text(dispute.dueAt) ?? '');
  return {
    kind: 'dispute',
    eventId,
    depositReference: text(transaction?.reference),
    amountKobo: koboOfText(text(dispute.refund_amount) ?? text(transaction?.amount) ?? ''),
    dueAt: Number.isNaN(dueAt.getTime()) ? null : dueAt,
    state: text(dispute.resolution) ?? text(dispute.status),
  };
}

const MAX_TEXT = 100;
const PLAIN = /^[\w .:+-]+$/;

/** A short text of the provider's without control characters; null for anything else. */
function text(value: unknown): string | null {
  return typeof value === 'string' && value.length <= MAX_TEXT && PLAIN.test(value) ? value : null;
}

function readCharge(data: unknown, eventId: string): BankEvent | null {
  const { channel, status } = z.safeParse(charge, data).data ?? {};
  if (channel !== CHANNEL || status !== 'success') return { kind: 'ignored', eventId };
  const deposit = readDeposit(data);
  return deposit && { kind: 'deposit', ...deposit };
}
