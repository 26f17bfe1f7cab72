import * as z from 'zod/mini';
import type { BankEvent, PayoutStatus, RefundStatus } from '../../../platform/ports/bank.ts';
import { bodyId } from '../event-ids.ts';
import { koboOfText } from '../http/amounts.ts';
import { parseExactJson } from '../http/exact-json.ts';
import { type Unreadable, unreadable } from '../unreadable.ts';
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
const transfer = z.object({ reference: z.string().check(z.minLength(1)) });
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
  const read = parsed.success
    ? readEvent(parsed.data.event, parsed.data.data, eventId)
    : unreadable(parsed.error);
  return 'kind' in read ? read : { kind: 'unreadable', eventId, ...read };
}

function readEvent(event: string, data: unknown, eventId: string): BankEvent | Unreadable {
  if (event === 'charge.success') return readCharge(data, eventId);
  if (event.startsWith('charge.dispute.')) return readDispute(data, eventId);
  if (event.startsWith('dedicatedaccount.assign.')) {
    const parsed = z.safeParse(assignment, data);
    if (!parsed.success) return unreadable(parsed.error, 'data');
    const { customer, identification: identified } = parsed.data;
    const isAssigned = event.endsWith('.success');
    const reason = isAssigned ? null : (text(identified?.reason) ?? NOT_ASSIGNED);
    return { kind: 'account', eventId, isAssigned, providerReference: customer.customer_code, reason };
  }
  if (event === 'customeridentification.failed') {
    const parsed = z.safeParse(identification, data);
    if (!parsed.success) return unreadable(parsed.error, 'data');
    const { customer_code: providerReference, reason } = parsed.data;
    return {
      kind: 'account',
      eventId,
      isAssigned: false,
      providerReference,
      reason: `${NOT_IDENTIFIED}: ${text(reason) ?? 'no reason given'}`,
    };
  }
  const payout = PAYOUTS[event];
  if (payout) {
    const parsed = z.safeParse(transfer, data);
    if (!parsed.success) return unreadable(parsed.error, 'data');
    return { kind: 'payout', eventId, reference: parsed.data.reference, status: payout };
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

function readCharge(data: unknown, eventId: string): BankEvent | Unreadable {
  const { channel, status } = z.safeParse(charge, data).data ?? {};
  if (channel !== CHANNEL || status !== 'success') return { kind: 'ignored', eventId };
  const deposit = readDeposit(data);
  return 'reason' in deposit ? deposit : { kind: 'deposit', ...deposit };
}
