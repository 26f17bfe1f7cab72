import * as z from 'zod/mini';
import { lagosDate } from '#domain/dates.ts';
import { ACCOUNT_NUMBER_PATTERN } from '#domain/payments/nuban.ts';
import type { BankProvider } from '../../../platform/ports/bank.ts';
import type { FlutterwaveSettings } from '../../../platform/settings/bank-settings.ts';
import { bankClient, type Envelope } from '../http/client.ts';
import { rowsWithin, toPage } from '../listing.ts';
import { failed, flatMapResult, mapResult } from '../results.ts';
import { nextPage, pageInfo } from './page-info.ts';
import { flutterwavePayouts } from './payouts.ts';
import { flutterwaveRefunds } from './refunds.ts';
import { isFromFlutterwave } from './signature.ts';
import { readFlutterwaveTransaction, readListed } from './transaction.ts';

const envelope = z.object({
  status: z.string(),
  message: z.string(),
  data: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
});

/** Keeps both `data` and `meta`, which lists need. */
function readEnvelope(json: unknown): Envelope | null {
  const parsed = z.safeParse(envelope, json);
  if (!parsed.success) return null;
  const { status, message, data, meta } = parsed.data;
  const isNotFound = /not found|no transaction|does not exist/i.test(message);
  return { isSuccess: status === 'success', isNotFound, message, data: { data, meta } };
}

const virtualAccount = z.object({
  data: z.object({
    account_number: z.string().check(z.regex(ACCOUNT_NUMBER_PATTERN)),
    bank_name: z.string(),
    note: z.optional(z.nullable(z.string())),
  }),
});
const pages = z.object({
  data: z.array(z.unknown()),
  meta: pageInfo,
});
/** 'Please make a bank transfer to BUSINESS ADA OBI': the note contains the account's name. */
const nameInNote = (note: string | null | undefined): string | null =>
  /transfer to (.+)$/i.exec(note ?? '')?.[1]?.trim() ?? null;

const utcDay = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Flutterwave, version 3: permanent virtual accounts, transfers and refunds. Amounts are in naira. */
export function flutterwaveBank({ secretKey, secretHash, baseUrl, bvn }: FlutterwaveSettings): BankProvider {
  const secrets = [secretKey, secretHash];
  const call = bankClient({ provider: 'flutterwave', baseUrl, secrets, readEnvelope });
  const headers = { authorization: `Bearer ${secretKey}` };

  return {
    name: 'flutterwave',
    ...flutterwavePayouts({ call, headers }),
    ...flutterwaveRefunds({ call, headers }),

    checkKeys: async () =>
      mapResult(
        await call({ method: 'GET', path: '/v3/balances/NGN', headers, response: z.unknown() }),
        () => null,
      ),

    openAccount: async ({ userId, firstName, lastName, email, phone }) => {
      const created = await call({
        method: 'POST',
        path: '/v3/virtual-account-numbers',
        body: {
          email,
          tx_ref: userId,
          is_permanent: true,
          phonenumber: phone,
          firstname: firstName,
          lastname: lastName,
          narration: `${firstName} ${lastName}`,
          ...(bvn !== null && { bvn }),
        },
        headers,
        response: virtualAccount,
        // Repeatable, because a transfer into a second account has the same `tx_ref` and so reaches the same wallet.
        isRepeatable: true,
      });
      return mapResult(created, ({ data }) => ({
        status: 'assigned',
        account: {
          bankName: data.bank_name,
          accountNumber: data.account_number,
          accountName: nameInNote(data.note) ?? `${firstName} ${lastName}`,
          providerReference: userId,
        },
      }));
    },

    requery: async () => ({ outcome: 'ok', value: null }),

    verifyDeposit: async (id) => {
      const path = '/v3/transactions/{id}/verify';
      const response = z.object({ data: z.unknown() });
      const result = await call({ method: 'GET', path, params: { id }, headers, response });
      return flatMapResult(result, ({ data }) => {
        const transaction = readFlutterwaveTransaction(data);
        return transaction
          ? { outcome: 'ok', value: transaction }
          : failed(`flutterwave GET ${path}: it is not a transfer into an account`);
      });
    },

    listTransactions: async ({ from, until, account, cursor }) => {
      const result = await call({
        method: 'GET',
        path: '/v3/transactions',
        query: {
          // Covers the period whether Flutterwave counts the days of UTC or of Lagos, which it does not document.
          from: utcDay(from),
          to: lagosDate(until),
          page: cursor ?? '1',
          status: 'successful',
          ...(account && { tx_ref: account.providerReference }),
        },
        headers,
        response: pages,
      });
      return mapResult(result, ({ data, meta }) =>
        // The query has a resolution of days.
        toPage(rowsWithin(data.map(readListed), { from, until }), nextPage(meta)),
      );
    },

    listBanks: async () => {
      const bank = z.object({ code: z.string(), name: z.string() });
      const response = z.object({ data: z.array(bank) });
      const result = await call({ method: 'GET', path: '/v3/banks/NG', headers, response });
      return mapResult(result, ({ data }) => data);
    },

    resolveAccountName: async ({ bankCode, accountNumber }) => {
      const result = await call({
        method: 'POST',
        path: '/v3/accounts/resolve',
        body: { account_number: accountNumber, account_bank: bankCode },
        headers,
        response: z.object({ data: z.object({ account_name: z.string() }) }),
        isRepeatable: true,
      });
      return mapResult(result, ({ data }) => data.account_name);
    },

    isAuthentic: (rawBody, webhookHeaders) => isFromFlutterwave(rawBody, webhookHeaders, secretHash),
  };
}
