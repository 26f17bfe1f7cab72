import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { kobo } from '#domain/money.ts';
import type { BankEvent } from '../../platform/ports/bank.ts';

const CHANNEL = 'dedicated_nuban';
const NUBAN = /^\d{10}$/;

const envelope = z.object({
  event: z.string(),
  data: z.looseObject({ channel: z.optional(z.unknown()), status: z.optional(z.unknown()) }),
});

/**
 * `charge.success` of a transfer into a dedicated virtual account; `amount` is in kobo. Its id is `reference`:
 * `id` is an unsigned 64-bit number, more than JSON gives exactly.
 */
const deposit = z.object({
  reference: z.string().check(z.regex(/^[\x20-\x7e]{1,200}$/)),
  amount: z.int().check(z.positive()),
  currency: z.literal('NGN'),
  paid_at: z.iso.datetime({ offset: true }),
  authorization: z.optional(
    z.nullable(z.object({ receiver_bank_account_number: z.optional(z.nullable(z.string())) })),
  ),
  // Paystack sends an object, null, 0 or an empty text.
  metadata: z.optional(z.unknown()),
});

/**
 * Parses a webhook as Paystack documents it for dedicated virtual accounts. It is unreadable when it is not JSON, not
 * an event, or has an amount that is not whole kobo.
 */
export function parsePaystackEvent(rawBody: Buffer): BankEvent {
  const eventId = `sha256:${createHash('sha256').update(rawBody).digest('hex')}`;
  const parsed = z.safeParse(envelope, parseJson(rawBody));
  if (!parsed.success) return { kind: 'unreadable', eventId };
  const { event, data } = parsed.data;
  if (event.startsWith('refund.')) return { kind: 'refund', eventId };
  if (event.startsWith('charge.dispute.')) return { kind: 'dispute', eventId };
  if (event !== 'charge.success' || data.channel !== CHANNEL || data.status !== 'success')
    return { kind: 'ignored', eventId };
  return parseDeposit(data) ?? { kind: 'unreadable', eventId };
}

function parseDeposit(data: unknown): BankEvent | null {
  const parsed = z.safeParse(deposit, data);
  if (!parsed.success) return null;
  const transfer = parsed.data;
  const receiver =
    transfer.authorization?.receiver_bank_account_number ?? receiverInMetadata(transfer.metadata);
  return {
    kind: 'deposit',
    eventId: transfer.reference,
    amountKobo: kobo(transfer.amount),
    // Without a valid account number the money goes into suspense.
    accountNumber: receiver && NUBAN.test(receiver) ? receiver : '',
    occurredAt: new Date(transfer.paid_at),
    reference: transfer.reference,
  };
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

function receiverInMetadata(metadata: unknown): string | null {
  if (typeof metadata !== 'object' || metadata === null || !('receiver_account_number' in metadata))
    return null;
  return typeof metadata.receiver_account_number === 'string' ? metadata.receiver_account_number : null;
}
