import * as z from 'zod/mini';
import type { Bank, BankProvider, BankResult, PayoutStatus } from '../../../platform/ports/bank.ts';
import type { PaystackSettings } from '../../../platform/settings/bank-settings.ts';
import { destinationOf } from '../event-ids.ts';
import { koboOfText } from '../http/amounts.ts';
import { bankClient, type Envelope } from '../http/client.ts';
import { payoutRejection } from '../http/rejections.ts';
import { toPage } from '../listing.ts';
import { failed, flatMapResult, mapResult } from '../results.ts';
import { hasSignature, SIGNATURE_HEADER } from '../signature.ts';
import { paystackAccounts } from './accounts.ts';
import { nextPage, page } from './pages.ts';
import { paystackRefunds } from './refunds.ts';
import { readListed, readTransaction } from './transaction.ts';

const PAGE_SIZE = 100;
const MAX_BANK_PAGES = 10;

const envelope = z.object({
  status: z.boolean(),
  message: z.string(),
  code: z.optional(z.string()),
  data: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
});

/** Keeps both `data` and `meta`, which lists need. */
function readEnvelope(json: unknown): Envelope | null {
  const parsed = z.safeParse(envelope, json);
  if (!parsed.success) return null;
  const { status, message, code = '', data, meta } = parsed.data;
  const isNotFound = /not_found/.test(code) || /not found/i.test(message);
  return { isSuccess: status, isNotFound, message, code, data: { data, meta } };
}

const PAYOUT_STATUSES: Readonly<Record<string, PayoutStatus>> = {
  success: 'successful',
  failed: 'failed',
  abandoned: 'failed',
  blocked: 'failed',
  rejected: 'failed',
  reversed: 'reversed',
};

const rejection = payoutRejection({
  destination:
    /invalid_bank_code|bank code|unresolved_account|resolve account|account number|invalid_transfer_recipient|recipient specified/i,
});

/** `otp`: the transfer waits for the code that Paystack sent to the owner of the dashboard. */
const NEEDS_APPROVAL = 'otp';

const payoutData = z.object({ data: z.object({ status: z.string(), transfer_code: z.string() }) });
const toPayout = ({ data }: z.output<typeof payoutData>) => ({
  status: PAYOUT_STATUSES[data.status] ?? 'pending',
  providerReference: data.transfer_code,
  needsApproval: data.status === NEEDS_APPROVAL,
});
const listedPayout = z.object({
  reference: z.string(),
  amount: z.string(),
  status: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  recipient: z.optional(z.unknown()),
});
const recipient = z.object({
  details: z.object({ bank_code: z.optional(z.unknown()), account_number: z.optional(z.unknown()) }),
});

/** Null unless the amount is a positive number of whole kobo; payouts of ours always are. */
function toListedPayout(json: unknown) {
  const { data } = z.safeParse(listedPayout, json);
  const amountKobo = data ? koboOfText(data.amount) : null;
  const details = z.safeParse(recipient, data?.recipient).data?.details;
  return data && amountKobo !== null
    ? {
        reference: data.reference,
        amountKobo,
        status: PAYOUT_STATUSES[data.status] ?? 'pending',
        occurredAt: new Date(data.createdAt),
        destination: destinationOf(details?.bank_code, details?.account_number),
      }
    : null;
}

/** Paystack: dedicated virtual accounts, transfers and refunds. */
export function paystackBank({ secretKey, baseUrl, preferredBank }: PaystackSettings): BankProvider {
  const call = bankClient({ provider: 'paystack', baseUrl, secrets: [secretKey], readEnvelope });
  const headers = { authorization: `Bearer ${secretKey}` };
  const accounts = paystackAccounts({ call, headers, preferredBank });

  return {
    name: 'paystack',
    ...accounts,
    ...paystackRefunds({ call, headers }),

    checkKeys: async () =>
      mapResult(await call({ method: 'GET', path: '/balance', headers, response: z.unknown() }), () => null),

    verifyDeposit: async (reference) => {
      const result = await call({
        method: 'GET',
        path: '/transaction/verify/{reference}',
        params: { reference },
        headers,
        response: z.object({ data: z.unknown() }),
      });
      return flatMapResult(result, ({ data }) => {
        const transaction = readTransaction(data);
        return transaction
          ? { outcome: 'ok', value: transaction }
          : failed('paystack GET /transaction/verify/{reference}: it is not a transfer into an account');
      });
    },

    listTransactions: async ({ from, until, account, cursor }) => {
      const customer = account ? await accounts.customerId(account.providerReference) : null;
      if (customer && customer.outcome !== 'ok') return customer;
      const result = await call({
        method: 'GET',
        path: '/transaction',
        query: {
          perPage: String(PAGE_SIZE),
          page: cursor ?? '1',
          status: 'success',
          from: from.toISOString(),
          to: until.toISOString(),
          ...(customer && { customer: customer.value }),
        },
        headers,
        response: z.object({ data: z.array(z.unknown()), meta: page }),
      });
      return mapResult(result, ({ data, meta }) => toPage(data.map(readListed), nextPage(meta)));
    },

    listBanks: async () => {
      const banks: Bank[] = [];
      let next: string | null = '';
      for (let pages = 0; next !== null && pages < MAX_BANK_PAGES; pages += 1) {
        const result: BankResult<{ data: Bank[]; meta?: { next?: string | null | undefined } | undefined }> =
          await call({
            method: 'GET',
            path: '/bank',
            query: {
              country: 'nigeria',
              use_cursor: 'true',
              perPage: String(PAGE_SIZE),
              ...(next && { next }),
            },
            headers,
            response: z.object({
              data: z.array(z.object({ code: z.string(), name: z.string() })),
              meta: z.optional(z.object({ next: z.optional(z.nullable(z.string())) })),
            }),
          });
        if (result.outcome !== 'ok') return result;
        banks.push(...result.value.data);
        next = result.value.meta?.next ?? null;
      }
      return { outcome: 'ok', value: banks };
    },

    resolveAccountName: async ({ bankCode, accountNumber }) => {
      const result = await call({
        method: 'GET',
        path: '/bank/resolve',
        query: { account_number: accountNumber, bank_code: bankCode },
        headers,
        response: z.object({ data: z.object({ account_name: z.string() }) }),
      });
      return mapResult(result, ({ data }) => data.account_name);
    },

    sendPayout: async (
      { bankCode, accountNumber, accountName, amountKobo, reference, narration },
      confirmSend,
    ) => {
      // Paystack returns the same recipient for the same account.
      const recipient = await call({
        method: 'POST',
        path: '/transferrecipient',
        body: {
          type: 'nuban',
          name: accountName,
          account_number: accountNumber,
          bank_code: bankCode,
          currency: 'NGN',
        },
        headers,
        response: z.object({ data: z.object({ recipient_code: z.string() }) }),
        isRepeatable: true,
        rejection,
      });
      if (recipient.outcome !== 'ok') return recipient;
      const sent = await call({
        method: 'POST',
        path: '/transfer',
        body: {
          source: 'balance',
          amount: amountKobo,
          recipient: recipient.value.data.recipient_code,
          reference,
          reason: narration,
          currency: 'NGN',
        },
        headers,
        response: payoutData,
        confirmSend,
        rejection,
      });
      return mapResult(sent, toPayout);
    },

    findPayout: async (reference) =>
      mapResult(
        await call({
          method: 'GET',
          path: '/transfer/verify/{reference}',
          params: { reference },
          headers,
          response: payoutData,
        }),
        toPayout,
      ),

    listPayouts: async ({ from, until, cursor }) => {
      const result = await call({
        method: 'GET',
        path: '/transfer',
        query: {
          perPage: String(PAGE_SIZE),
          page: cursor ?? '1',
          from: from.toISOString(),
          to: until.toISOString(),
        },
        headers,
        response: z.object({ data: z.array(z.unknown()), meta: page }),
      });
      return mapResult(result, ({ data, meta }) => ({
        payouts: data.flatMap((each) => toListedPayout(each) ?? []),
        nextCursor: nextPage(meta),
      }));
    },

    isAuthentic: (rawBody, webhookHeaders) =>
      hasSignature(rawBody, webhookHeaders[SIGNATURE_HEADER], secretKey),
  };
}
