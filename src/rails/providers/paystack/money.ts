import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { kobo } from '#domain/money.ts';
import type { BankDestination, Payout } from '../../bank/records.ts';
import { depositsBetween, pageOf, payoutsBetween, type RunningProvider } from '../provider.ts';
import { sendError } from './sendError.ts';
import { listedTransferJson, recipientJson, refundJson, transferJson, verifiedJson } from './shapes.ts';

const transferListing = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  perPage: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), 50),
  from: z.optional(z.iso.datetime({ offset: true })),
  to: z.optional(z.iso.datetime({ offset: true })),
});
const listing = z.object({
  ...transferListing.shape,
  status: z.optional(z.enum(['success', 'failed', 'abandoned'])),
  /** The customer's id. */
  customer: z.optional(z.string()),
});
const refundListing = z.object({
  page: transferListing.shape.page,
  perPage: transferListing.shape.perPage,
  from: transferListing.shape.from,
  to: transferListing.shape.to,
  /** The transaction's id. */
  transaction: z.optional(z.string()),
});
const recipient = z.object({
  type: z.literal('nuban'),
  name: z.string(),
  account_number: z.string(),
  bank_code: z.string(),
});
const transfer = z.object({
  source: z.literal('balance'),
  amount: z.int().check(z.positive()),
  recipient: z.string(),
  // 16 to 50 lower-case letters, digits, `-` and `_`.
  reference: z.string().check(z.regex(/^[a-z0-9_-]{16,50}$/)),
  reason: z._default(z.string(), ''),
});
const refund = z.object({
  transaction: z.union([z.string(), z.number()]),
  amount: z.optional(z.int().check(z.positive())),
});

const REJECTIONS = {
  account: [400, 'Cannot resolve account', 'unresolved_account'],
  low_balance: [400, 'Your balance is not enough to fulfil this request', 'insufficient_balance'],
  disabled: [400, 'You cannot initiate third party payouts at this time', 'transfer_unavailable'],
  ip: [403, 'Your IP address is not allowed to make this call', 'unauthorized_ip'],
} as const;

/** Transactions, transfers and refunds. */
export function moneyRoutes(app: FastifyInstance, { book, directory }: RunningProvider): void {
  const recipients = new Map<string, BankDestination & { readonly name: string }>();

  /** Returns the code of the existing recipient for an account, or creates one. */
  function recipientOf({ bankCode, accountNumber }: BankDestination, name: string): string {
    const known = [...recipients].find(
      ([, held]) => held.accountNumber === accountNumber && held.bankCode === bankCode,
    );
    const code = known?.[0] ?? `RCP_${book.text(16)}`;
    recipients.set(code, { bankCode, accountNumber, name });
    return code;
  }
  function listed(payout: Payout) {
    const { bankCode, accountNumber } = payout.destination;
    const name = directory.nameOf(bankCode, accountNumber) ?? '';
    return listedTransferJson(payout, recipientOf(payout.destination, name), name);
  }

  app.get<{ Params: { reference: string } }>('/transaction/verify/:reference', async (request, reply) => {
    const deposit = book.deposits.find(({ reference }) => reference === request.params.reference);
    if (!deposit) return sendError(reply, 400, 'Transaction reference not found.', 'transaction_not_found');
    return { status: true, message: 'Verification successful', data: verifiedJson(deposit) };
  });

  app.get<{ Params: { id: string } }>('/transaction/:id', async (request, reply) => {
    const all = [...book.deposits, ...book.refunds.map(({ deposit }) => deposit)];
    const deposit = all.find(({ id }) => id === request.params.id);
    if (!deposit) return sendError(reply, 404, 'Transaction not found', 'transaction_not_found');
    return { status: true, message: 'Transaction retrieved', data: verifiedJson(deposit) };
  });

  app.get('/transaction', async (request, reply) => {
    const parsed = z.safeParse(listing, request.query);
    if (!parsed.success) return sendError(reply, 400, 'perPage is invalid', 'invalid_params');
    const { page, perPage, from, to, status, customer } = parsed.data;
    const all =
      status === undefined || status === 'success'
        ? depositsBetween(book.deposits, { from: from ? new Date(from) : null, to: to ? new Date(to) : null })
        : [];
    const ofCustomer = all.filter(
      ({ account }) => customer === undefined || String(account?.customer.id) === customer,
    );
    const { rows, total, pages } = pageOf(ofCustomer, page - 1, perPage);
    return {
      status: true,
      message: 'Transactions retrieved',
      data: rows.map(verifiedJson),
      meta: { total, skipped: (page - 1) * perPage, perPage, page, pageCount: pages },
    };
  });

  app.get('/balance', async () => ({
    status: true,
    message: 'Balances retrieved',
    data: [{ currency: 'NGN', balance: book.balanceKobo() }],
  }));

  app.get('/refund', async (request, reply) => {
    const parsed = z.safeParse(refundListing, request.query);
    if (!parsed.success) return sendError(reply, 400, 'perPage is invalid', 'invalid_params');
    const { page, perPage, transaction, from, to } = parsed.data;
    const found = book.refunds.filter(
      ({ deposit, createdAt }) =>
        (transaction === undefined || deposit.id === transaction) &&
        (from === undefined || createdAt >= new Date(from)) &&
        (to === undefined || createdAt <= new Date(to)),
    );
    const { rows, total, pages } = pageOf(found.toReversed(), page - 1, perPage);
    return {
      status: true,
      message: 'Refunds retrieved',
      data: rows.map(refundJson),
      meta: { total, skipped: (page - 1) * perPage, perPage, page, pageCount: pages },
    };
  });

  app.post('/transferrecipient', async (request, reply) => {
    const parsed = z.safeParse(recipient, request.body);
    const name = parsed.success ? directory.nameOf(parsed.data.bank_code, parsed.data.account_number) : null;
    if (!parsed.success || name === null)
      return sendError(reply, 400, 'Account number is invalid', 'invalid_params');
    const { bank_code: bankCode, account_number: accountNumber } = parsed.data;
    const code = recipientOf({ bankCode, accountNumber }, name);
    return reply.code(201).send({
      status: true,
      message: 'Transfer recipient created successfully',
      data: recipientJson(code, name, bankCode, accountNumber),
    });
  });

  app.post('/transfer', async (request, reply) => {
    const parsed = z.safeParse(transfer, request.body);
    const to = parsed.success ? recipients.get(parsed.data.recipient) : undefined;
    if (!parsed.success || !to)
      return sendError(reply, 400, 'Recipient specified is invalid', 'invalid_params');
    const { amount, reference, reason } = parsed.data;
    if (book.payouts.some((payout) => payout.reference === reference))
      return sendError(
        reply,
        400,
        'Please provide a unique reference. Reference already exists on a transfer',
        'duplicate_reference',
      );
    const rejection = book.rejectionOf(kobo(amount));
    if (rejection !== null) {
      const [status, message, code] = REJECTIONS[rejection];
      return sendError(reply, status, message, code);
    }
    const payout = book.pay(reference, kobo(amount), to, reason);
    return { status: true, message: 'Transfer has been queued', data: transferJson(payout) };
  });

  app.get('/transfer', async (request, reply) => {
    const parsed = z.safeParse(transferListing, request.query);
    if (!parsed.success) return sendError(reply, 400, 'perPage is invalid', 'invalid_params');
    const { page, perPage, from, to } = parsed.data;
    const all = payoutsBetween(book.payouts, {
      from: from ? new Date(from) : null,
      to: to ? new Date(to) : null,
    });
    const { rows, total, pages } = pageOf(all, page - 1, perPage);
    return {
      status: true,
      message: 'Transfers retrieved',
      data: rows.map(listed),
      meta: { total, skipped: (page - 1) * perPage, perPage, page, pageCount: pages },
    };
  });

  app.get<{ Params: { reference: string } }>('/transfer/verify/:reference', async (request, reply) => {
    const payout = book.payouts.find(({ reference }) => reference === request.params.reference);
    if (!payout) return sendError(reply, 404, 'Transfer not found', 'transfer_not_found');
    return { status: true, message: 'Transfer retrieved', data: listed(payout) };
  });

  app.post('/refund', async (request, reply) => {
    const parsed = z.safeParse(refund, request.body);
    const deposit = parsed.success
      ? book.deposits.find(({ id, reference }) => [id, reference].includes(String(parsed.data.transaction)))
      : undefined;
    if (!parsed.success || !deposit)
      return sendError(reply, 400, 'Transaction not found', 'transaction_not_found');
    const amountKobo = kobo(parsed.data.amount ?? deposit.amountKobo);
    if (amountKobo > book.refundableKobo(deposit))
      return sendError(reply, 400, 'Transaction has been fully reversed', 'transaction_reversed');
    return {
      status: true,
      message: 'Refund has been queued for processing',
      data: refundJson(book.refund(deposit, amountKobo)),
    };
  });
}
