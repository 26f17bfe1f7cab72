import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { BANKS, bankOf } from '../../bank/directory.ts';
import { pageOf, type RunningProvider } from '../provider.ts';
import { sendError } from './sendError.ts';
import { accountJson, customerJson } from './shapes.ts';

const person = z.object({
  email: z.email(),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  phone: z.optional(z.nullable(z.string())),
});
const assignment = z.object({
  ...person.shape,
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  preferred_bank: z.string(),
  country: z.literal('NG'),
});
const forCustomer = z.object({ customer: z.union([z.string(), z.number()]) });
const requery = z.object({ account_number: z.string(), provider_slug: z.string() });
const paging = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  perPage: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), 50),
  customer: z.optional(z.string()),
});
const enquiry = z.object({ account_number: z.string(), bank_code: z.string() });

/** Customers, dedicated accounts and banks. */
export function accountRoutes(
  app: FastifyInstance,
  { book, directory, webhooks, clock }: RunningProvider,
): void {
  const find = (key: string | number) =>
    book.customers.find(({ id, code, email }) => [String(id), code, email].includes(String(key)));

  app.post('/customer', async (request, reply) => {
    const parsed = z.safeParse(person, request.body);
    if (!parsed.success) return sendError(reply, 400, 'Email is invalid', 'invalid_params');
    const customer = book.customer(personOf(parsed.data));
    return { status: true, message: 'Customer created', data: customerJson(customer) };
  });

  app.get<{ Params: { code: string } }>('/customer/:code', async (request, reply) => {
    const customer = find(request.params.code);
    if (!customer) return sendError(reply, 404, 'Customer not found', 'customer_not_found');
    const account = book.accounts.find((candidate) => candidate.customer === customer);
    return {
      status: true,
      message: 'Customer retrieved',
      data: { ...customerJson(customer), dedicated_account: account ? accountJson(account) : null },
    };
  });

  app.post('/dedicated_account', async (request, reply) => {
    const parsed = z.safeParse(forCustomer, request.body);
    const customer = parsed.success ? find(parsed.data.customer) : undefined;
    if (!customer) return sendError(reply, 400, 'Customer not found', 'customer_not_found');
    return {
      status: true,
      message: 'NUBAN successfully created',
      data: accountJson(book.openAccount(customer)),
    };
  });

  app.post('/dedicated_account/assign', async (request, reply) => {
    const parsed = z.safeParse(assignment, request.body);
    if (!parsed.success)
      return sendError(
        reply,
        400,
        `${String(parsed.error.issues[0]?.path[0])} is required`,
        'missing_params',
      );
    book.assignAccount(book.customer(personOf(parsed.data)));
    return { status: true, message: 'Assign dedicated account in progress' };
  });

  app.get('/dedicated_account/requery', async (request, reply) => {
    const parsed = z.safeParse(requery, request.query);
    if (!parsed.success) return sendError(reply, 400, 'account_number is required', 'missing_params');
    const { account_number: number, provider_slug: slug } = parsed.data;
    const account = book.accounts.find((candidate) => candidate.number === number);
    if (!account || bankOf(account.bankCode).slug !== slug)
      return sendError(reply, 400, 'Account number not found for this provider', 'account_not_found');
    // Lost webhooks are sent again, after the bank has queried the account.
    clock.schedule(3000, () => webhooks.resend(({ body }) => body.includes(`"${number}"`)));
    return {
      status: true,
      message:
        'We are checking the status of your transfer. We will send you a notification once it is confirmed',
    };
  });

  app.get('/dedicated_account', async (request, reply) => {
    const parsed = z.safeParse(paging, request.query);
    if (!parsed.success) return sendError(reply, 400, 'perPage is invalid', 'invalid_params');
    const { page, perPage, customer } = parsed.data;
    const all = book.accounts.filter(
      (account) => customer === undefined || account.customer === find(customer),
    );
    const { rows, total, pages } = pageOf(all, page - 1, perPage);
    return {
      status: true,
      message: 'Managed accounts successfully retrieved',
      data: rows.map(accountJson),
      meta: { total, skipped: (page - 1) * perPage, perPage, page, pageCount: pages },
    };
  });

  app.get('/bank', async () => ({
    status: true,
    message: 'Banks retrieved',
    data: BANKS.map((bank) => ({
      ...bank,
      country: 'Nigeria',
      currency: 'NGN',
      type: 'nuban',
      active: true,
    })),
  }));

  app.get('/bank/resolve', async (request, reply) => {
    const parsed = z.safeParse(enquiry, request.query);
    const name = parsed.success ? directory.nameOf(parsed.data.bank_code, parsed.data.account_number) : null;
    if (!parsed.success || name === null)
      return sendError(
        reply,
        400,
        'Could not resolve account name. Check parameters or try again.',
        'invalid_bank_code',
      );
    return {
      status: true,
      message: 'Account number resolved',
      data: {
        account_number: parsed.data.account_number,
        account_name: name,
        bank_id: bankOf(parsed.data.bank_code).id,
      },
    };
  });
}

const personOf = ({ email, first_name, last_name, phone }: z.output<typeof person>) => ({
  email,
  firstName: first_name ?? '',
  lastName: last_name ?? '',
  phone: phone ?? null,
});
