import * as z from 'zod/mini';
import type { BankTransaction, Deposit, DepositStatus } from '../../../platform/ports/bank.ts';
import { accountNumberOf, PROVIDER_ID } from '../event-ids.ts';
import { nairaField } from '../http/amounts.ts';
import { maskSender } from '../http/masking.ts';
import type { ListedRow } from '../listing.ts';
import { type Unreadable, unreadable } from '../unreadable.ts';
import { momentField } from './moments.ts';

const PRODUCT = 'RESERVED_ACCOUNT';
const text = z.optional(z.nullable(z.string()));
const sender = z.object({ accountName: text, accountNumber: text, bankCode: text });

/** A transaction in a webhook or a lookup; amounts are in naira, as numbers or as text. */
const transaction = z.object({
  transactionReference: z.string().check(z.regex(PROVIDER_ID)),
  amountPaid: nairaField,
  paidOn: momentField,
  currency: z.literal('NGN'),
  paymentStatus: z.string(),
  product: z.object({ type: z.string(), reference: z.string() }),
  // An array, or `{}` if empty.
  paymentSourceInformation: z.optional(z.unknown()),
  accountDetails: z.optional(z.unknown()),
  destinationAccountInformation: z.optional(z.nullable(z.object({ accountNumber: text }))),
});

const STATUSES: Readonly<Record<string, DepositStatus>> = {
  PAID: 'successful',
  OVERPAID: 'successful',
  PARTIALLY_PAID: 'successful',
  FAILED: 'failed',
  CANCELLED: 'failed',
  EXPIRED: 'failed',
  ABANDONED: 'failed',
  REVERSED: 'reversed',
};

const sold = z.object({ product: z.object({ type: z.string() }) });

type Reading = { readonly deposit: Deposit; readonly status: DepositStatus };

/**
 * Parses a transfer into a reserved account. Returns `elsewhere` for a payment of another product; it is unreadable
 * if it is malformed or not a whole number of kobo.
 */
export function readMonnifyDeposit(data: unknown): Reading | 'elsewhere' | Unreadable {
  // First, because other payments may be in another currency.
  const productType = z.safeParse(sold, data).data?.product.type;
  if (productType !== undefined && productType !== PRODUCT) return 'elsewhere';
  const parsed = z.safeParse(transaction, data);
  if (!parsed.success) return unreadable(parsed.error, 'eventData');
  const { transactionReference, product, amountPaid, paidOn, paymentStatus, ...rest } = parsed.data;
  const source = firstSender(rest.paymentSourceInformation) ?? firstSender(rest.accountDetails);
  const deposit: Deposit = {
    eventId: transactionReference,
    amountKobo: amountPaid,
    accountNumber: accountNumberOf(rest.destinationAccountInformation?.accountNumber),
    accountReference: product.reference,
    occurredAt: paidOn,
    reference: transactionReference,
    sender: maskSender({ name: source?.accountName, accountNumber: source?.accountNumber }),
  };
  return { deposit, status: STATUSES[paymentStatus] ?? 'pending' };
}

/** Parses a transaction from a response; null if it is not a transfer into a reserved account. */
export function readMonnifyTransaction(data: unknown): BankTransaction | null {
  const reading = readMonnifyDeposit(data);
  if (reading === 'elsewhere' || 'reason' in reading) return null;
  const eventBody = JSON.stringify({ eventType: 'SUCCESSFUL_TRANSACTION', eventData: data });
  return { ...reading.deposit, status: reading.status, eventBody };
}

/** What tells a successful transfer from other entries of a list; one that is not paid may have no method. */
const entry = z.object({ paymentStatus: z.string(), paymentMethod: text });
const TRANSFER = 'ACCOUNT_TRANSFER';
const listed = z.object({
  transactionReference: z.string().check(z.regex(PROVIDER_ID)),
  amountPaid: nairaField,
  completedOn: momentField,
});

/** Parses a row of a list; any entry but a successful transfer is `elsewhere`. */
export function readListed(data: unknown): ListedRow {
  const { paymentStatus, paymentMethod } = z.safeParse(entry, data).data ?? {};
  if (paymentStatus === undefined) return null;
  if (STATUSES[paymentStatus] !== 'successful') return 'elsewhere';
  if (paymentMethod !== TRANSFER) return paymentMethod ? 'elsewhere' : null;
  const parsed = z.safeParse(listed, data);
  if (!parsed.success) return null;
  const { transactionReference: eventId, amountPaid: amountKobo, completedOn: occurredAt } = parsed.data;
  return { eventId, amountKobo, occurredAt };
}

function firstSender(information: unknown): z.output<typeof sender> | null {
  const first: unknown = Array.isArray(information) ? information[0] : information;
  return z.safeParse(sender, first).data ?? null;
}
