import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { kobo } from '#domain/money.ts';
import { Fault } from '../http/fault.ts';
import type { BankEvent } from './port.ts';

const CHANNEL = 'dedicated_nuban';

const envelope = z.object({
  event: z.string(),
  data: z.looseObject({ channel: z.optional(z.unknown()), status: z.optional(z.unknown()) }),
});

/**
 * `charge.success` of a transfer into a dedicated virtual account; `amount` is in kobo. Told apart by `reference`:
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
 * Reads the webhook of a transfer as Paystack documents it for dedicated virtual accounts.
 * @throws Fault `malformed_request` when it is not JSON, not an event, or says an amount that is not whole kobo.
 */
export function parsePaystackEvent(rawBody: Buffer): BankEvent {
  const { event, data } = parse(envelope, parseJson(rawBody));
  if (event !== 'charge.success' || data.channel !== CHANNEL || data.status !== 'success') {
    return { kind: 'ignored', eventId: `sha256:${createHash('sha256').update(rawBody).digest('hex')}` };
  }
  const transfer = parse(deposit, data);
  return {
    kind: 'deposit',
    eventId: transfer.reference,
    amountKobo: kobo(transfer.amount),
    accountNumber:
      transfer.authorization?.receiver_bank_account_number ?? receiverInMetadata(transfer.metadata) ?? '',
    occurredAt: new Date(transfer.paid_at),
    reference: transfer.reference,
  };
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new Fault('malformed_request');
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new Fault('malformed_request');
  return parsed.data;
}

function receiverInMetadata(metadata: unknown): string | null {
  if (typeof metadata !== 'object' || metadata === null || !('receiver_account_number' in metadata))
    return null;
  return typeof metadata.receiver_account_number === 'string' ? metadata.receiver_account_number : null;
}
