import * as z from 'zod/mini';
import type { BankTransaction, Deposit, DepositStatus } from '../../../platform/ports/bank.ts';
import { accountNumberOf, PROVIDER_ID } from '../event-ids.ts';
import { koboField } from '../http/amounts.ts';
import { maskSender } from '../http/masking.ts';
import type { ListedRow } from '../listing.ts';
import { type Unreadable, unreadable } from '../unreadable.ts';

/** The channel of a transfer into a dedicated virtual account. */
export const CHANNEL = 'dedicated_nuban';

const text = z.optional(z.nullable(z.string()));

/**
 * A transaction in `charge.success`, verify and lists; `amount` is in kobo. `reference` is its id, because not every
 * event has the numeric `id`.
 */
const transaction = z.object({
  reference: z.string().check(z.regex(PROVIDER_ID)),
  amount: koboField,
  currency: z.literal('NGN'),
  paid_at: z.iso.datetime({ offset: true }),
  authorization: z.optional(
    z.nullable(
      z.object({
        receiver_bank_account_number: text,
        sender_name: text,
        sender_bank: text,
        sender_bank_account_number: text,
      }),
    ),
  ),
  // Paystack sends an object, null, 0 or an empty text.
  metadata: z.optional(z.unknown()),
  customer: z.optional(z.nullable(z.object({ customer_code: text }))),
});

/** Parses a transfer in whole kobo. */
export function readDeposit(data: unknown): Deposit | Unreadable {
  const parsed = z.safeParse(transaction, data);
  if (!parsed.success) return unreadable(parsed.error, 'data');
  const { reference, amount, paid_at, authorization, metadata, customer } = parsed.data;
  return {
    eventId: reference,
    amountKobo: amount,
    accountNumber: accountNumberOf(
      authorization?.receiver_bank_account_number ?? receiverInMetadata(metadata),
    ),
    accountReference: customer?.customer_code ?? null,
    occurredAt: new Date(paid_at),
    reference,
    sender: maskSender({
      name: authorization?.sender_name,
      bankName: authorization?.sender_bank,
      accountNumber: authorization?.sender_bank_account_number,
    }),
  };
}

const STATUSES: Readonly<Record<string, DepositStatus>> = {
  success: 'successful',
  failed: 'failed',
  abandoned: 'failed',
  reversed: 'reversed',
};

/** Parses a transaction from a response; null if it is not a transfer into a virtual account. */
export function readTransaction(data: unknown): BankTransaction | null {
  const parsed = z.safeParse(z.looseObject({ status: z.string(), channel: z.literal(CHANNEL) }), data);
  const deposit = readDeposit(data);
  if (!parsed.success || 'reason' in deposit) return null;
  return {
    ...deposit,
    status: STATUSES[parsed.data.status] ?? 'pending',
    eventBody: JSON.stringify({ event: 'charge.success', data }),
  };
}

const ofChannel = z.looseObject({ channel: z.string() });

/** Parses a row of the list of successful transactions. */
export function readListed(data: unknown): ListedRow {
  const channel = z.safeParse(ofChannel, data).data?.channel;
  return channel !== undefined && channel !== CHANNEL ? 'elsewhere' : readTransaction(data);
}

function receiverInMetadata(metadata: unknown): string | null {
  if (typeof metadata !== 'object' || metadata === null || !('receiver_account_number' in metadata))
    return null;
  return typeof metadata.receiver_account_number === 'string' ? metadata.receiver_account_number : null;
}
