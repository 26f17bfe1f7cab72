import * as z from 'zod/mini';
import type {
  Bank,
  BankProvider,
  BankResult,
  PayoutStatus,
  RefundRequest,
  RefundStatus,
} from '../../../platform/ports/bank.ts';
import type { PaystackSettings } from '../../../platform/settings/bank-settings.ts';
import { bankClient, type Envelope } from '../http/client.ts';
import { andThen, failed, mapResult } from '../results.ts';
import { hasSignature, SIGNATURE_HEADER } from '../signature.ts';
import { paystackAccounts } from './accounts.ts';
import { readTransaction } from './transaction.ts';

const PAGE_SIZE = 100;
const MAX_BANK_PAGES = 10;

const page = z.object({ page: z.string(), pageCount: z.string() });
const envelope = z.object({
  status: z.boolean(),
  message: z.string(),
  code: z.optional(z.string()),
  data: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
});

/** `data` and `meta` together: lists need both. */
function readEnvelope(json: unknown): Envelope | null {
  const parsed = z.safeParse(envelope, json);
  if (!parsed.success) return null;
  const { status, message, code = '', data, meta } = parsed.data;
  const isNotFound = /not_found/.test(code) || /not found/i.test(message);
  return { isSuccess: status, isNotFound, message, data: { data, meta } };
}

const PAYOUT_STATUSES: Readonly<Record<string, PayoutStatus>> = {
  success: 'successful',
  failed: 'failed',
  abandoned: 'failed',
  blocked: 'failed',
  rejected: 'failed',
  reversed: 'reversed',
};
const REFUND_STATUSES: Readonly<Record<string, RefundStatus>> = { processed: 'processed', failed: 'failed' };

const payoutData = z.object({ data: z.object({ status: z.string(), transfer_code: z.string() }) });
const refundItem = z.object({ id: z.string(), status: z.string(), amount: z.string() });
const toPayout = ({ data }: z.output<typeof payoutData>) => ({
  status: PAYOUT_STATUSES[data.status] ?? 'pending',
  providerReference: data.transfer_code,
});
const toRefund = ({ id, status }: z.output<typeof refundItem>) => ({
  status: REFUND_STATUSES[status] ?? 'pending',
  providerReference: id,
});

/** Paystack: dedicated virtual accounts, transfers and refunds. */
export function paystackBank({ secretKey, baseUrl, preferredBank }: PaystackSettings): BankProvider {
  const call = bankClient({ provider: 'paystack', baseUrl, secrets: [secretKey], readEnvelope });
  const headers = { authorization: `Bearer ${secretKey}` };
  const accounts = paystackAccounts({ call, headers, preferredBank });

  const transactionId = (reference: string): Promise<BankResult<string>> =>
    call({
      method: 'GET',
      path: '/transaction/verify/{reference}',
      params: { reference },
      headers,
      response: z.object({ data: z.object({ id: z.string() }) }),
    }).then((result) => mapResult(result, ({ data }) => data.id));

  return {
    name: 'paystack',
    ...accounts,

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
      return andThen(result, ({ data }) => {
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
      return mapResult(result, ({ data, meta }) => ({
        transactions: data.flatMap((each) => readTransaction(each) ?? []),
        nextCursor: BigInt(meta.page) < BigInt(meta.pageCount) ? String(BigInt(meta.page) + 1n) : null,
      }));
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

    sendPayout: async ({ bankCode, accountNumber, accountName, amountKobo, reference, narration }) => {
      // The same account gives the same recipient.
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

    refund: async ({ eventId, amountKobo, note }) =>
      mapResult(
        await call({
          method: 'POST',
          path: '/refund',
          body: { transaction: eventId, amount: amountKobo, merchant_note: note },
          headers,
          response: z.object({ data: refundItem }),
        }),
        ({ data }) => toRefund(data),
      ),

    findRefund: async ({ eventId, amountKobo }: RefundRequest) => {
      const id = await transactionId(eventId);
      if (id.outcome !== 'ok') return id;
      const result = await call({
        method: 'GET',
        path: '/refund',
        query: { transaction: id.value },
        headers,
        response: z.object({ data: z.array(refundItem) }),
      });
      return andThen(result, ({ data }) => {
        const found = data.find(({ amount }) => amount === String(amountKobo));
        return found
          ? { outcome: 'ok', value: toRefund(found) }
          : failed('paystack GET /refund: there is no refund of this deposit', 'not_found');
      });
    },

    isAuthentic: (rawBody, webhookHeaders) =>
      hasSignature(rawBody, webhookHeaders[SIGNATURE_HEADER], secretKey),
  };
}
