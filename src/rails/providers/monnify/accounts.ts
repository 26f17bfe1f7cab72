import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { BANKS } from '../../bank/directory.ts';
import type { RunningProvider } from '../provider.ts';
import { sendError } from './sendError.ts';
import { envelope, type MonnifyKeys, reservedAccountJson } from './shapes.ts';

const MIN_NAME_LENGTH = 3;
const reservation = z.object({
  customerName: z.string().check(z.minLength(MIN_NAME_LENGTH)),
  customerEmail: z.email(),
  accountName: z.string().check(z.minLength(MIN_NAME_LENGTH)),
  accountReference: z.string().check(z.minLength(1)),
  currencyCode: z.literal('NGN'),
  contractCode: z.string(),
  getAllAvailableBanks: z.optional(z.boolean()),
  preferredBanks: z.optional(z.array(z.string())),
});
const enquiry = z.object({ accountNumber: z.string(), bankCode: z.string() });

/** Reserved accounts and banks. */
export function accountRoutes(
  app: FastifyInstance,
  { book, directory }: RunningProvider,
  { contractCode }: Pick<MonnifyKeys, 'contractCode'>,
): void {
  app.post('/api/v2/bank-transfer/reserved-accounts', async (request, reply) => {
    const parsed = z.safeParse(reservation, request.body);
    if (!parsed.success)
      return sendError(reply, 422, `${String(parsed.error.issues[0]?.path[0])} is invalid`);
    const wanted = parsed.data;
    if (wanted.contractCode !== contractCode) return sendError(reply, 404, 'Contract not found');
    if (book.accounts.some(({ reference }) => reference === wanted.accountReference))
      return sendError(reply, 422, 'You can not reserve two accounts with the same reference');
    if (book.outcomes.assignmentFailure !== null)
      return sendError(reply, 422, book.outcomes.assignmentFailure);
    const [firstName = '', ...rest] = wanted.customerName.split(' ');
    const customer = book.customer({
      email: wanted.customerEmail,
      firstName,
      lastName: rest.join(' '),
      phone: null,
    });
    return envelope(reservedAccountJson(book.openAccount(customer, wanted.accountReference), contractCode));
  });

  app.get<{ Params: { reference: string } }>(
    '/api/v2/bank-transfer/reserved-accounts/:reference',
    async (request, reply) => {
      const account = book.accounts.find(({ reference }) => reference === request.params.reference);
      return account
        ? envelope(reservedAccountJson(account, contractCode))
        : sendError(reply, 404, 'Cannot find reserved account');
    },
  );

  app.get('/api/v1/banks', async () =>
    envelope(BANKS.map(({ name, code }) => ({ name, code, ussdTemplate: null, baseUssdCode: null }))),
  );

  app.get('/api/v1/disbursements/account/validate', async (request, reply) => {
    const parsed = z.safeParse(enquiry, request.query);
    const name = parsed.success ? directory.nameOf(parsed.data.bankCode, parsed.data.accountNumber) : null;
    return parsed.success && name !== null
      ? envelope({ ...parsed.data, accountName: name })
      : sendError(reply, 404, 'Invalid account details. Please confirm account number and bank code');
  });
}
