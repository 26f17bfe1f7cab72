import * as z from 'zod/mini';
import type { BankTransaction, Deposit, DepositStatus } from '../../../platform/ports/bank.ts';
import { nairaField } from '../http/amounts.ts';
import { maskSender } from '../http/masking.ts';
import type { ListedRow } from '../listing.ts';
import { type Unreadable, unreadable } from '../unreadable.ts';

const PAYMENT_TYPE = 'bank_transfer';
const text = z.optional(z.nullable(z.string()));

/** A transaction in events, verify and lists; amounts are in naira. Only our `tx_ref` identifies the account. */
const transaction = z.object({
  id: z.string().check(z.regex(/^\d{1,20}$/)),
  tx_ref: z.string(),
  flw_ref: text,
  amount: nairaField,
  currency: z.literal('NGN'),
  status: z.string(),
  payment_type: z.string(),
  created_at: z.iso.datetime({ offset: true }),
});

/** The sender is next to `data` in an event, and inside it, as `meta`, in a response. */
const sender = z.object({ originatorname: text, originatoraccountnumber: text, bankname: text });

const STATUSES: Readonly<Record<string, DepositStatus>> = {
  successful: 'successful',
  failed: 'failed',
  reversed: 'reversed',
};

const payment = z.object({ payment_type: z.string() });

type Reading = { readonly deposit: Deposit; readonly status: DepositStatus };

/**
 * Parses a transfer into a virtual account. Returns `elsewhere` for another payment; it is unreadable if it is
 * malformed or not a whole number of kobo.
 */
export function readFlutterwaveDeposit(data: unknown, metadata: unknown): Reading | 'elsewhere' | Unreadable {
  // First, because other payments may be in another currency.
  const paidBy = z.safeParse(payment, data).data?.payment_type;
  if (paidBy !== undefined && paidBy !== PAYMENT_TYPE) return 'elsewhere';
  const parsed = z.safeParse(transaction, data);
  if (!parsed.success) return unreadable(parsed.error, 'data');
  const { id, tx_ref, flw_ref, amount, status, created_at } = parsed.data;
  const from = z.safeParse(sender, metadata).data;
  const deposit: Deposit = {
    eventId: id,
    amountKobo: amount,
    accountNumber: '',
    accountReference: tx_ref,
    occurredAt: new Date(created_at),
    reference: flw_ref || id,
    sender: maskSender({
      name: from?.originatorname,
      bankName: from?.bankname,
      accountNumber: from?.originatoraccountnumber,
    }),
  };
  return { deposit, status: STATUSES[status] ?? 'pending' };
}

/** Parses a row of the list of successful transactions. */
export function readListed(data: unknown): ListedRow {
  const reading = readFlutterwaveDeposit(data, null);
  if (reading === 'elsewhere') return reading;
  return 'reason' in reading ? null : reading.deposit;
}

const withMeta = z.looseObject({ meta: z.optional(z.unknown()) });

/** Parses a transaction from a response; null if it is not a transfer into a virtual account. */
export function readFlutterwaveTransaction(data: unknown): BankTransaction | null {
  const meta = z.safeParse(withMeta, data).data?.meta;
  const reading = readFlutterwaveDeposit(data, meta);
  if (reading === 'elsewhere' || 'reason' in reading) return null;
  const eventBody = JSON.stringify({ event: 'charge.completed', data, meta_data: meta ?? null });
  return { ...reading.deposit, status: reading.status, eventBody };
}
