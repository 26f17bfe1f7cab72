import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isBank } from '../../bank/directory.ts';
import type { Deposit, Payout } from '../../bank/records.ts';
import { depositsBetween, koboOfNaira, nairaNumber, pageOf, type RunningProvider } from '../provider.ts';
import { sendError } from './sendError.ts';
import {
  disbursementJson,
  envelope,
  type MonnifyKeys,
  refundJson,
  transactionEvent,
  transactionReference,
} from './shapes.ts';

const search = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  size: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), 10),
  /** Milliseconds since 1970. */
  from: z.optional(z.coerce.number()),
  to: z.optional(z.coerce.number()),
});
const ofAccount = z.object({ ...search.shape, accountReference: z.string() });
const disbursement = z.object({
  amount: z.union([z.number(), z.string()]),
  reference: z.string().check(z.minLength(1)),
  narration: z.string(),
  destinationBankCode: z.string(),
  destinationAccountNumber: z.string(),
  currency: z.literal('NGN'),
  sourceAccountNumber: z.string(),
  async: z.optional(z.boolean()),
});
const disbursements = z.object({
  pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  pageSize: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), 10),
});
const refund = z.object({
  transactionReference: z.string(),
  refundReference: z.string().check(z.minLength(1)),
  refundAmount: z.union([z.number(), z.string()]),
  refundReason: z.string(),
});
const refunds = z.object({ ...search.shape, transactionReference: z.optional(z.string()) });

/** A page of transactions, with fewer fields than a single transaction. */
const listJson = (
  rows: readonly Deposit[],
  { page, size, total, pages }: { page: number; size: number; total: number; pages: number },
) => ({
  content: rows.map((deposit) => ({
    ...transactionEvent(deposit),
    amount: nairaNumber(deposit.amountKobo),
    completed: true,
    completedOn: transactionEvent(deposit).paidOn,
  })),
  totalElements: total,
  totalPages: pages,
  number: page,
  size,
  first: page === 0,
  last: page >= pages - 1,
  empty: rows.length === 0,
});

const REJECTIONS = {
  account: [422, 'Invalid destination account number'],
  low_balance: [422, 'You do not have sufficient balance to process this request.'],
  disabled: [422, 'Merchant is not enabled for disbursement'],
  ip: [403, 'Request from an IP address that is not whitelisted'],
} as const;

/** Transactions, disbursements and refunds. */
export function moneyRoutes(
  app: FastifyInstance,
  { book, directory }: RunningProvider,
  { sourceAccount }: Pick<MonnifyKeys, 'sourceAccount'>,
): void {
  const find = (reference: string) =>
    book.deposits.find((deposit) => transactionReference(deposit) === reference);
  const disbursed = (payout: Payout) =>
    disbursementJson(
      payout,
      directory.nameOf(payout.destination.bankCode, payout.destination.accountNumber) ?? '',
    );

  app.get<{ Params: { reference: string } }>('/api/v2/transactions/:reference', async (request, reply) => {
    const deposit = find(request.params.reference);
    return deposit
      ? envelope(transactionEvent(deposit))
      : sendError(reply, 404, 'There is no transaction with this transaction reference');
  });

  app.get('/api/v1/transactions/search', async (request, reply) => {
    const parsed = z.safeParse(search, request.query);
    if (!parsed.success) return sendError(reply, 422, 'size is invalid');
    const { page, size, from, to } = parsed.data;
    const all = depositsBetween(book.deposits, {
      from: from === undefined ? null : new Date(from),
      to: to === undefined ? null : new Date(to),
    });
    const { rows, total, pages } = pageOf(all, page, size);
    return envelope(listJson(rows, { page, size, total, pages }));
  });

  app.get('/api/v1/bank-transfer/reserved-accounts/transactions', async (request, reply) => {
    const parsed = z.safeParse(ofAccount, request.query);
    if (!parsed.success) return sendError(reply, 422, 'accountReference is required');
    const { page, size, accountReference } = parsed.data;
    const all = book.deposits.filter(({ account }) => account?.reference === accountReference).toReversed();
    const { rows, total, pages } = pageOf(all, page, size);
    return envelope(listJson(rows, { page, size, total, pages }));
  });

  app.post('/api/v2/disbursements/single', async (request, reply) => {
    const parsed = z.safeParse(disbursement, request.body);
    const amountKobo = parsed.success ? koboOfNaira(parsed.data.amount) : null;
    if (!parsed.success || amountKobo === null) return sendError(reply, 422, 'amount is invalid');
    const { reference, narration, destinationBankCode: bankCode } = parsed.data;
    if (parsed.data.sourceAccountNumber !== sourceAccount)
      return sendError(reply, 422, 'Source account number is invalid');
    if (!isBank(bankCode)) return sendError(reply, 422, 'Bank not found');
    if (book.payouts.some((payout) => payout.reference === reference))
      return sendError(reply, 422, 'Duplicate reference. Please use a unique reference');
    const rejection = book.rejectionOf(amountKobo);
    if (rejection !== null) {
      const [status, message] = REJECTIONS[rejection];
      return sendError(reply, status, message);
    }
    const destination = { bankCode, accountNumber: parsed.data.destinationAccountNumber };
    return envelope(disbursed(book.pay(reference, amountKobo, destination, narration)));
  });

  app.get<{ Querystring: { reference?: string } }>(
    '/api/v2/disbursements/single/summary',
    async (request, reply) => {
      const payout = book.payouts.find(({ reference }) => reference === request.query.reference);
      return payout
        ? envelope(disbursed(payout))
        : sendError(reply, 404, 'Could not find disbursement transaction with reference');
    },
  );

  app.get('/api/v2/disbursements/single/transactions', async (request, reply) => {
    const parsed = z.safeParse(disbursements, request.query);
    if (!parsed.success) return sendError(reply, 422, 'pageSize is invalid');
    const { pageNo, pageSize } = parsed.data;
    const { rows, total, pages } = pageOf(book.payouts.toReversed(), pageNo, pageSize);
    return envelope({
      content: rows.map((payout) => {
        const { dateCreated: createdOn, ...rest } = disbursed(payout);
        return { ...rest, createdOn };
      }),
      totalElements: total,
      totalPages: pages,
      first: pageNo === 0,
      last: pageNo >= pages - 1,
    });
  });

  app.post('/api/v1/refunds/initiate-refund', async (request, reply) => {
    const parsed = z.safeParse(refund, request.body);
    const amountKobo = parsed.success ? koboOfNaira(parsed.data.refundAmount) : null;
    if (!parsed.success || amountKobo === null) return sendError(reply, 422, 'refundAmount is invalid');
    const deposit = find(parsed.data.transactionReference);
    if (!deposit) return sendError(reply, 404, 'Transaction could not be found');
    const known = book.refunds.find(({ reference }) => reference === parsed.data.refundReference);
    if (!known && amountKobo > book.refundableKobo(deposit))
      return sendError(reply, 422, 'Refund amount is more than the refundable amount');
    return envelope(refundJson(book.refund(deposit, amountKobo, parsed.data.refundReference)));
  });

  app.get('/api/v1/refunds', async (request, reply) => {
    const parsed = z.safeParse(refunds, request.query);
    if (!parsed.success) return sendError(reply, 422, 'size is invalid');
    const { page, size, transactionReference: reference } = parsed.data;
    const found = book.refunds
      .filter(({ deposit }) => reference === undefined || transactionReference(deposit) === reference)
      .toReversed();
    const { rows, total, pages } = pageOf(found, page, size);
    return envelope({
      content: rows.map(refundJson),
      totalElements: total,
      totalPages: pages,
      first: page === 0,
      last: page >= pages - 1,
    });
  });

  app.get<{ Params: { reference: string } }>('/api/v1/refunds/:reference', async (request, reply) => {
    const found = book.refunds.find(({ reference }) => reference === request.params.reference);
    return found ? envelope(refundJson(found)) : sendError(reply, 404, 'Refund not found');
  });
}
