import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { BANKS } from '../../bank/directory.ts';
import {
  depositsBetween,
  isSameSecret,
  koboOfNaira,
  nairaNumber,
  pageOf,
  type RunningProvider,
} from '../provider.ts';
import {
  FAILURES,
  failure,
  refundJson,
  senderJson,
  success,
  transactionJson,
  transferJson,
  virtualAccountJson,
} from './shapes.ts';

const PAGE_SIZE = 10;
const amount = z.union([z.number(), z.string()]);
const virtualAccount = z.object({
  email: z.email(),
  is_permanent: z.literal(true),
  // Required for a static account.
  bvn: z.string().check(z.regex(/^\d{11}$/)),
  tx_ref: z.string().check(z.minLength(1)),
  phonenumber: z.optional(z.string()),
  firstname: z.optional(z.string()),
  lastname: z.optional(z.string()),
  narration: z.optional(z.string()),
});
/** Without an amount all of it is refunded. */
const refund = z.object({ amount: z.optional(amount) });
const enquiry = z.object({ account_number: z.string(), account_bank: z.string() });
const transfer = z.object({
  account_bank: z.string(),
  account_number: z.string(),
  amount,
  currency: z.literal('NGN'),
  reference: z.string().check(z.minLength(1)),
  narration: z._default(z.string(), ''),
});
const paged = z.object({ page: z._default(z.coerce.number().check(z.int(), z.positive()), 1) });
const transferListing = z.object({ ...paged.shape, reference: z.optional(z.string()) });
const listing = z.object({
  ...paged.shape,
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  tx_ref: z.optional(z.string()),
});

const REJECTIONS = {
  account: 'Account resolve failed',
  low_balance: 'Insufficient funds in customer wallet',
  disabled: 'Transfers are not enabled for this merchant',
  ip: 'Please enable IP Whitelisting to access this service',
} as const;

const sendError = (reply: FastifyReply, status: 400 | 404, message: string) =>
  reply.code(status).send(failure(message));

/** The calls of Flutterwave's API, version 3, that this product uses. */
export function flutterwaveRoutes(
  app: FastifyInstance,
  { book, directory }: RunningProvider,
  secretKey: string,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${secretKey}`))
      await reply.code(401).send(FAILURES.wrongKey);
  });
  const findById = (id: string) => book.deposits.find((deposit) => deposit.id === id);

  app.post('/v3/virtual-account-numbers', async (request, reply) => {
    const parsed = z.safeParse(virtualAccount, request.body);
    if (!parsed.success)
      return sendError(reply, 400, `${String(parsed.error.issues[0]?.path[0])} is required`);
    if (book.outcomes.assignmentFailure !== null)
      return sendError(reply, 400, book.outcomes.assignmentFailure);
    const { email, firstname = '', lastname = '', phonenumber: phone = null, tx_ref } = parsed.data;
    const customer = book.customer({ email, firstName: firstname, lastName: lastname, phone });
    return success('Virtual account created', virtualAccountJson(book.openAccount(customer, tx_ref)));
  });

  app.get<{ Params: { id: string } }>('/v3/transactions/:id/verify', async (request, reply) => {
    const deposit = findById(request.params.id);
    return deposit
      ? success('Transaction fetched successfully', {
          ...transactionJson(deposit),
          meta: senderJson(deposit),
        })
      : sendError(reply, 400, 'No transaction was found for this id');
  });

  app.get('/v3/transactions', async (request, reply) => {
    const parsed = z.safeParse(listing, request.query);
    if (!parsed.success) return sendError(reply, 400, 'page is invalid');
    const { page, from, to, tx_ref } = parsed.data;
    const all = depositsBetween(book.deposits, {
      from: from === undefined ? null : new Date(`${from}T00:00:00.000Z`),
      to: to === undefined ? null : new Date(`${to}T23:59:59.999Z`),
    });
    const named = all.filter(({ account }) => tx_ref === undefined || account?.reference === tx_ref);
    const { rows, total, pages } = pageOf(named, page - 1, PAGE_SIZE);
    return {
      ...success('Transactions fetched', rows.map(transactionJson)),
      meta: { page_info: { total, current_page: page, total_pages: pages } },
    };
  });

  app.get('/v3/balances/NGN', async () =>
    success('Wallet balance fetched', {
      currency: 'NGN',
      available_balance: nairaNumber(book.balanceKobo()),
      ledger_balance: nairaNumber(book.balanceKobo()),
    }),
  );

  app.get('/v3/refunds', async (request, reply) => {
    const parsed = z.safeParse(paged, request.query);
    if (!parsed.success) return sendError(reply, 400, 'page is invalid');
    const { page } = parsed.data;
    const { rows, total, pages } = pageOf(book.refunds.toReversed(), page - 1, PAGE_SIZE);
    return {
      ...success('Refunds fetched', rows.map(refundJson)),
      meta: { page_info: { total, current_page: page, total_pages: pages } },
    };
  });

  app.get('/v3/banks/NG', async () =>
    success(
      'Banks fetched successfully',
      BANKS.map(({ id, code, name }) => ({ id, code, name })),
    ),
  );

  app.post('/v3/accounts/resolve', async (request, reply) => {
    const parsed = z.safeParse(enquiry, request.body);
    const name = parsed.success
      ? directory.nameOf(parsed.data.account_bank, parsed.data.account_number)
      : null;
    return parsed.success && name !== null
      ? success('Account details fetched', { account_number: parsed.data.account_number, account_name: name })
      : sendError(reply, 400, 'Sorry, recipient account could not be validated. Please try again');
  });

  app.post('/v3/transfers', async (request, reply) => {
    const parsed = z.safeParse(transfer, request.body);
    const amountKobo = parsed.success ? koboOfNaira(parsed.data.amount) : null;
    if (!parsed.success || amountKobo === null) return sendError(reply, 400, 'amount is invalid');
    const { account_bank: bankCode, account_number: accountNumber, reference, narration } = parsed.data;
    const name = directory.nameOf(bankCode, accountNumber);
    if (name === null) return sendError(reply, 400, 'Account resolve failed');
    if (book.payouts.some((payout) => payout.reference === reference))
      return sendError(reply, 400, `Transfer with reference ${reference} already exists`);
    const rejection = book.rejectionOf(amountKobo);
    if (rejection !== null) return sendError(reply, 400, REJECTIONS[rejection]);
    const payout = book.pay(reference, amountKobo, { bankCode, accountNumber }, narration);
    return success('Transfer Queued Successfully', transferJson(payout, name));
  });

  app.get('/v3/transfers', async (request, reply) => {
    const parsed = z.safeParse(transferListing, request.query);
    if (!parsed.success) return sendError(reply, 400, 'page is invalid');
    const { page, reference } = parsed.data;
    const found = book.payouts.filter((payout) => reference === undefined || payout.reference === reference);
    const { rows, total, pages } = pageOf(found.toReversed(), page - 1, PAGE_SIZE);
    const transfers = rows.map((payout) => transferJson(payout, ''));
    return {
      ...success('Transfers fetched', transfers),
      meta: { page_info: { total, current_page: page, total_pages: pages } },
    };
  });

  app.post<{ Params: { id: string } }>('/v3/transactions/:id/refund', async (request, reply) => {
    const deposit = findById(request.params.id);
    if (!deposit) return sendError(reply, 404, 'Transaction not found');
    const parsed = z.safeParse(refund, request.body ?? {});
    const amountKobo = parsed.success
      ? koboOfNaira(parsed.data.amount ?? nairaNumber(deposit.amountKobo))
      : null;
    if (amountKobo === null) return sendError(reply, 400, 'amount is invalid');
    if (amountKobo > book.refundableKobo(deposit))
      return sendError(reply, 400, 'Refund amount is more than the transaction amount');
    return success('Transaction refund initiated', refundJson(book.refund(deposit, amountKobo)));
  });
}
