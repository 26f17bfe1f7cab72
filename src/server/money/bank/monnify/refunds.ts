import * as z from 'zod/mini';
import type { BankProvider, BankResult, RefundStatus } from '../../../platform/ports/bank.ts';
import { koboOfNairaText } from '../http/amounts.ts';
import { nairaNumber } from '../http/raw-json.ts';
import { refundRejection } from '../http/rejections.ts';
import { isBeforePeriod, refundsOfEach } from '../listing.ts';
import { allOf, listRefunds, type RefundRow, UNREADABLE } from '../refund-lists.ts';
import { failed, flatMapResult, mapResult } from '../results.ts';
import type { MonnifyClient } from './client.ts';
import { monnifyMoment } from './moments.ts';

const PATH = '/api/v1/refunds';
const CALL = `monnify GET ${PATH}`;
const PAGE_SIZE = '100';
/** More pages than any deposit or period has; protects against an endless list. */
const MAX_PAGES = 100;
const REFUND_STATUSES: Readonly<Record<string, RefundStatus>> = {
  COMPLETED: 'processed',
  PROCESSED: 'processed',
  FAILED: 'failed',
};

const refund = z.object({ refundReference: z.string(), refundStatus: z.string() });
const listedRefund = z.object({
  ...refund.shape,
  transactionReference: z.string(),
  refundAmount: z.optional(z.nullable(z.string())),
  createdOn: z.optional(z.nullable(z.string())),
});
const page = z.object({ content: z.array(z.unknown()), last: z.boolean() });

const toRefund = ({ refundReference, refundStatus }: z.output<typeof refund>) => ({
  status: REFUND_STATUSES[refundStatus] ?? 'pending',
  providerReference: refundReference,
});

function toRow(json: unknown): RefundRow {
  const { data } = z.safeParse(listedRefund, json);
  if (!data) return UNREADABLE;
  const amountKobo = koboOfNairaText(data.refundAmount ?? '');
  return {
    eventId: data.transactionReference,
    refund: amountKobo === null ? null : { ...toRefund(data), reference: data.refundReference, amountKobo },
    occurredAt: monnifyMoment(data.createdOn ?? ''),
  };
}

/** Refunds of Monnify. It accepts our reference; a refund requested in its dashboard has another one. */
export function monnifyRefunds(
  call: MonnifyClient,
): Pick<BankProvider, 'refund' | 'findRefund' | 'refundsOf' | 'refundsBetween'> {
  /** Loads the refunds of one deposit, or all refunds, back to a time. */
  async function read(since: Date, ofDeposit: string | null): Promise<BankResult<readonly RefundRow[]>> {
    const rows: RefundRow[] = [];
    for (let number = 0; number < MAX_PAGES; number += 1) {
      const query = {
        ...(ofDeposit !== null && { transactionReference: ofDeposit }),
        page: String(number),
        size: PAGE_SIZE,
      };
      const result = await call({ method: 'GET', path: PATH, query, response: page });
      if (result.outcome !== 'ok') return result;
      const { content, last } = result.value;
      const ofPage = content.map(toRow);
      rows.push(...ofPage);
      const times = ofPage.flatMap(({ occurredAt }) => (occurredAt ? [{ occurredAt }] : []));
      if (last || isBeforePeriod(times, since)) return { outcome: 'ok', value: rows };
    }
    return failed(`${CALL}: its list does not end after ${MAX_PAGES} pages`);
  }

  return {
    refund: async ({ eventId, reference, amountKobo, note }, confirmSend) =>
      mapResult(
        await call({
          method: 'POST',
          path: '/api/v1/refunds/initiate-refund',
          body: {
            transactionReference: eventId,
            refundReference: reference,
            refundAmount: nairaNumber(amountKobo),
            refundReason: note,
            customerNote: note,
          },
          response: refund,
          confirmSend,
          rejection: refundRejection,
        }),
        toRefund,
      ),

    findRefund: async ({ reference }) =>
      mapResult(
        await call({
          method: 'GET',
          path: '/api/v1/refunds/{reference}',
          params: { reference },
          response: refund,
        }),
        toRefund,
      ),

    refundsOf: (deposits) =>
      refundsOfEach(deposits, async (deposit) =>
        flatMapResult(await read(deposit.since, deposit.eventId), (rows) =>
          allOf(
            deposit,
            listRefunds(rows, (eventId) => eventId === deposit.eventId),
            CALL,
          ),
        ),
      ),

    refundsBetween: async ({ from, until }) =>
      mapResult(await read(from, null), (rows) =>
        listRefunds(
          rows.filter(({ occurredAt }) => occurredAt === null || (occurredAt >= from && occurredAt <= until)),
        ),
      ),
  };
}
