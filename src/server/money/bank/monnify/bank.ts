import * as z from 'zod/mini';
import { ACCOUNT_NUMBER_PATTERN } from '#domain/payments/nuban.ts';
import type { BankProvider, PayoutStatus } from '../../../platform/ports/bank.ts';
import type { MonnifySettings } from '../../../platform/settings/bank-settings.ts';
import { destinationOf } from '../event-ids.ts';
import { koboOfNairaText } from '../http/amounts.ts';
import { nairaNumber } from '../http/raw-json.ts';
import { payoutRejection, type ReadRejection } from '../http/rejections.ts';
import { isBeforePeriod, rowsWithin, toPage } from '../listing.ts';
import { failed, flatMapResult, mapResult } from '../results.ts';
import { hasSignature } from '../signature.ts';
import { monnifyClient } from './client.ts';
import { monnifyMoment } from './moments.ts';
import { monnifyRefunds } from './refunds.ts';
import { readListed, readMonnifyTransaction } from './transaction.ts';

const MONNIFY_SIGNATURE_HEADER = 'monnify-signature';
const PAGE_SIZE = 100;

const reservedAccount = z.object({
  accountReference: z.string(),
  accountName: z.string(),
  accounts: z
    .array(
      z.object({
        bankName: z.string(),
        accountNumber: z.string().check(z.regex(ACCOUNT_NUMBER_PATTERN)),
        accountName: z.optional(z.nullable(z.string())),
      }),
    )
    .check(z.minLength(1)),
});
const page = z.object({ content: z.array(z.unknown()), last: z.boolean() });
const payout = z.object({ reference: z.string(), status: z.string() });

const PAYOUT_STATUSES: Readonly<Record<string, PayoutStatus>> = {
  SUCCESS: 'successful',
  COMPLETED: 'successful',
  FAILED: 'failed',
  EXPIRED: 'failed',
  OTP_EMAIL_DISPATCH_FAILED: 'failed',
  REVERSED: 'reversed',
};
const rejection = payoutRejection({
  destination: /destination|beneficiary|account number|invalid account|bank code/i,
  ours: /source|wallet|merchant|contract/i,
});

/**
 * A lookup that finds no payout: "Could not find disbursement transaction for given reference". That our wallet or
 * contract is not found says nothing about the payout, which may have been sent.
 */
const lookupRejection: ReadRejection = ({ isNotFound, message }) =>
  isNotFound && /disbursement|transaction|transfer/i.test(message) ? 'not_found' : 'rejected';

/** With two-factor authentication, somebody has to authorise the transfer with the code that Monnify sent by email. */
const NEEDS_APPROVAL = 'PENDING_AUTHORIZATION';
/** Nobody authorised it in time, or the code could not be sent to us. */
const UNAPPROVED = ['EXPIRED', 'OTP_EMAIL_DISPATCH_FAILED'];

const toPayout = ({ reference, status }: z.output<typeof payout>) => ({
  status: PAYOUT_STATUSES[status] ?? 'pending',
  providerReference: reference,
  needsApproval: status === NEEDS_APPROVAL,
  isOnOurSide: UNAPPROVED.includes(status),
});
const listedPayout = z.object({
  reference: z.string(),
  amount: z.string(),
  status: z.string(),
  createdOn: z.optional(z.string()),
  dateCreated: z.optional(z.string()),
  destinationBankCode: z.optional(z.unknown()),
  destinationAccountNumber: z.optional(z.unknown()),
});

/** Null without a time or a positive amount of whole kobo. */
function toListedPayout(json: unknown) {
  const { data } = z.safeParse(listedPayout, json);
  const amountKobo = data ? koboOfNairaText(data.amount) : null;
  const occurredAt = data ? monnifyMoment(data.createdOn ?? data.dateCreated ?? '') : null;
  return data && amountKobo !== null && occurredAt
    ? {
        reference: data.reference,
        amountKobo,
        status: PAYOUT_STATUSES[data.status] ?? 'pending',
        occurredAt,
        destination: destinationOf(data.destinationBankCode, data.destinationAccountNumber),
      }
    : null;
}

function toOpening({ accountReference, accountName, accounts }: z.output<typeof reservedAccount>) {
  const [first] = accounts;
  if (!first) return failed('monnify: the reserved account has no account number');
  const account = {
    bankName: first.bankName,
    accountNumber: first.accountNumber,
    accountName: first.accountName ?? accountName,
    providerReference: accountReference,
  };
  return { outcome: 'ok', value: { status: 'assigned', account } } as const;
}

/** Monnify: reserved accounts, disbursements and refunds. Amounts are in naira. */
export function monnifyBank(settings: MonnifySettings): BankProvider {
  const { call, login } = monnifyClient(settings);
  const { secretKey, contractCode, sourceAccount, bvn } = settings;

  return {
    name: 'monnify',
    ...monnifyRefunds(call),

    checkKeys: async () => mapResult(await login(), () => null),

    openAccount: async ({ userId, firstName, lastName, email }) => {
      const found = await call({
        method: 'GET',
        path: '/api/v2/bank-transfer/reserved-accounts/{reference}',
        params: { reference: userId },
        response: reservedAccount,
      });
      if (found.outcome === 'ok') return toOpening(found.value);
      if (found.reason !== 'not_found') return found;
      const name = `${firstName} ${lastName}`;
      const reserved = await call({
        method: 'POST',
        path: '/api/v2/bank-transfer/reserved-accounts',
        body: {
          accountReference: userId,
          accountName: name,
          currencyCode: 'NGN',
          contractCode,
          customerEmail: email,
          customerName: name,
          getAllAvailableBanks: true,
          ...(bvn !== null && { bvn }),
        },
        response: reservedAccount,
      });
      return flatMapResult(reserved, toOpening);
    },

    requery: async () => ({ outcome: 'ok', value: null }),

    verifyDeposit: async (transactionReference) => {
      const path = '/api/v2/transactions/{reference}';
      const params = { reference: transactionReference };
      const result = await call({ method: 'GET', path, params, response: z.unknown() });
      return flatMapResult(result, (data) => {
        const transaction = readMonnifyTransaction(data);
        return transaction
          ? { outcome: 'ok', value: transaction }
          : failed(`monnify GET ${path}: it is not a transfer into a reserved account`);
      });
    },

    listTransactions: async ({ from, until, account, cursor }) => {
      const number = cursor ?? '0';
      const result = await call({
        method: 'GET',
        path: account
          ? '/api/v1/bank-transfer/reserved-accounts/transactions'
          : '/api/v1/transactions/search',
        query: {
          ...(account
            ? { accountReference: account.providerReference }
            : { from: String(from.getTime()), to: String(until.getTime()) }),
          page: number,
          size: String(PAGE_SIZE),
        },
        response: page,
      });
      return mapResult(result, ({ content, last }) =>
        toPage(
          rowsWithin(content.map(readListed), { from, until }),
          last ? null : String(Number(number) + 1),
        ),
      );
    },

    listBanks: () =>
      call({
        method: 'GET',
        path: '/api/v1/banks',
        response: z.array(z.object({ code: z.string(), name: z.string() })),
      }),

    resolveAccountName: async ({ bankCode, accountNumber }) => {
      const result = await call({
        method: 'GET',
        path: '/api/v1/disbursements/account/validate',
        query: { accountNumber, bankCode },
        response: z.object({ accountName: z.string() }),
      });
      return mapResult(result, ({ accountName }) => accountName);
    },

    sendPayout: async (
      { bankCode, accountNumber, accountName, amountKobo, reference, narration },
      confirmSend,
    ) => {
      const sent = await call({
        method: 'POST',
        path: '/api/v2/disbursements/single',
        body: {
          amount: nairaNumber(amountKobo),
          reference,
          narration,
          destinationBankCode: bankCode,
          destinationAccountNumber: accountNumber,
          destinationAccountName: accountName,
          currency: 'NGN',
          sourceAccountNumber: sourceAccount,
          async: true,
        },
        response: payout,
        confirmSend,
        rejection,
      });
      return mapResult(sent, toPayout);
    },

    findPayout: async (reference) =>
      mapResult(
        await call({
          method: 'GET',
          path: '/api/v2/disbursements/single/summary',
          query: { reference },
          response: payout,
          rejection: lookupRejection,
        }),
        toPayout,
      ),

    listPayouts: async ({ from, until, cursor }) => {
      const number = cursor ?? '0';
      const result = await call({
        method: 'GET',
        path: '/api/v2/disbursements/single/transactions',
        query: { pageNo: number, pageSize: String(PAGE_SIZE) },
        response: page,
      });
      return mapResult(result, ({ content, last }) => {
        const listed = content.flatMap((each) => toListedPayout(each) ?? []);
        return {
          payouts: listed.filter(({ occurredAt }) => occurredAt >= from && occurredAt <= until),
          // The query cannot be limited to a period.
          nextCursor: last || isBeforePeriod(listed, from) ? null : String(Number(number) + 1),
        };
      });
    },

    isAuthentic: (rawBody, headers) => hasSignature(rawBody, headers[MONNIFY_SIGNATURE_HEADER], secretKey),
  };
}
