import * as z from 'zod/mini';
import type { BankProvider, PayoutStatus } from '../../../platform/ports/bank.ts';
import { destinationOf } from '../event-ids.ts';
import { koboOfNairaText } from '../http/amounts.ts';
import type { BankClient } from '../http/client.ts';
import { nairaNumber } from '../http/raw-json.ts';
import { payoutRejection, saysLowBalance } from '../http/rejections.ts';
import { isBeforePeriod } from '../listing.ts';
import { failed, flatMapResult, mapResult } from '../results.ts';
import { nextPage, pageInfo } from './page-info.ts';

const transfer = z.object({
  id: z.string(),
  status: z.string(),
  complete_message: z.optional(z.unknown()),
  requires_approval: z.optional(z.unknown()),
});
const namedTransfer = z.object({ ...transfer.shape, reference: z.string() });
const listedTransfer = z.object({
  ...namedTransfer.shape,
  amount: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  account_number: z.optional(z.unknown()),
  bank_code: z.optional(z.unknown()),
});

const PATH = '/v3/transfers';
const PAYOUT_STATUSES: Readonly<Record<string, PayoutStatus>> = {
  SUCCESSFUL: 'successful',
  FAILED: 'failed',
};
const rejection = payoutRejection({
  destination:
    /account resolve|account could not be validated|account number|account_(?:bank|number)|bank code/i,
  ours: /merchant|wallet/i,
});
const statusOf = (status: string): PayoutStatus => PAYOUT_STATUSES[status] ?? 'pending';
const toPayout = ({ id, status, ...transfer }: TransferData) => ({
  status: statusOf(status),
  providerReference: id,
  needsApproval: statusOf(status) === 'pending' && transfer.requires_approval === '1',
  // It accepts a transfer that the balance does not cover, and then fails it.
  isOnOurSide: saysLowBalance(String(transfer.complete_message ?? '')),
});
type TransferData = z.output<typeof transfer>;

/** Null unless the amount is a positive number of whole kobo; payouts of ours always are. */
function toListed(json: unknown) {
  const { data } = z.safeParse(listedTransfer, json);
  const amountKobo = data ? koboOfNairaText(data.amount) : null;
  return data && amountKobo !== null
    ? {
        reference: data.reference,
        amountKobo,
        status: statusOf(data.status),
        occurredAt: new Date(data.created_at),
        destination: destinationOf(data.bank_code, data.account_number),
      }
    : null;
}

interface Options {
  readonly call: BankClient;
  readonly headers: Readonly<Record<string, string>>;
}

/** Payouts of Flutterwave. */
export function flutterwavePayouts({
  call,
  headers,
}: Options): Pick<BankProvider, 'sendPayout' | 'findPayout' | 'listPayouts'> {
  return {
    sendPayout: async ({ bankCode, accountNumber, amountKobo, reference, narration }, confirmSend) => {
      const sent = await call({
        method: 'POST',
        path: PATH,
        body: {
          account_bank: bankCode,
          account_number: accountNumber,
          amount: nairaNumber(amountKobo),
          narration,
          currency: 'NGN',
          debit_currency: 'NGN',
          reference,
        },
        headers,
        response: z.object({ data: transfer }),
        confirmSend,
        rejection,
      });
      return mapResult(sent, ({ data }) => toPayout(data));
    },

    findPayout: async (reference) => {
      const response = z.object({ data: z.array(namedTransfer) });
      const query = { reference };
      const result = await call({ method: 'GET', path: PATH, query, headers, response });
      return flatMapResult(result, ({ data }) => {
        // Flutterwave does not document that it limits the list to one reference.
        const found = data.find((each) => each.reference === reference);
        if (found) return { outcome: 'ok', value: toPayout(found) };
        return data.length === 0
          ? failed(`flutterwave GET ${PATH}: there is no transfer under this reference`, 'not_found')
          : failed(`flutterwave GET ${PATH}: its list is of other references`);
      });
    },

    listPayouts: async ({ from, until, cursor }) => {
      const query = { page: cursor ?? '1' };
      const response = z.object({ data: z.array(z.unknown()), meta: pageInfo });
      const result = await call({ method: 'GET', path: PATH, query, headers, response });
      return mapResult(result, ({ data, meta }) => {
        const listed = data.flatMap((each) => toListed(each) ?? []);
        return {
          payouts: listed.filter(({ occurredAt }) => occurredAt >= from && occurredAt <= until),
          // The query cannot be limited to a period.
          nextCursor: isBeforePeriod(listed, from) ? null : nextPage(meta),
        };
      });
    },
  };
}
