import * as z from 'zod/mini';
import type {
  BankProvider,
  BankResult,
  ListedRefund,
  RefundedDeposit,
  RefundStatus,
} from '../../../platform/ports/bank.ts';
import { koboOfNairaText } from '../http/amounts.ts';
import { nairaNumber } from '../http/raw-json.ts';
import { isPast, refundsOfEach } from '../listing.ts';
import { failed, mapResult } from '../results.ts';
import type { MonnifyClient } from './client.ts';
import { monnifyMoment } from './moments.ts';

const PATH = '/api/v1/refunds';
const PAGE_SIZE = '100';
/** One deposit has fewer; a list without end must not hold us. */
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
  refundAmount: z.string(),
  createdOn: z.optional(z.string()),
});
const page = z.object({ content: z.array(listedRefund), last: z.boolean() });

const toRefund = ({ refundReference, refundStatus }: z.output<typeof refund>) => ({
  status: REFUND_STATUSES[refundStatus] ?? 'pending',
  providerReference: refundReference,
});

/** Refunds of Monnify, which takes our reference: one that somebody asks for in its dashboard has another. */
export function monnifyRefunds(
  call: MonnifyClient,
): Pick<BankProvider, 'refund' | 'findRefund' | 'refundsOf'> {
  async function listed({ eventId, since }: RefundedDeposit): Promise<BankResult<readonly ListedRefund[]>> {
    const refunds: ListedRefund[] = [];
    for (let number = 0; number < MAX_PAGES; number += 1) {
      const query = { transactionReference: eventId, page: String(number), size: PAGE_SIZE };
      const result = await call({ method: 'GET', path: PATH, query, response: page });
      if (result.outcome !== 'ok') return result;
      const { content, last } = result.value;
      for (const item of content) {
        const amountKobo = koboOfNairaText(item.refundAmount);
        if (item.transactionReference === eventId && amountKobo !== null)
          refunds.push({ ...toRefund(item), reference: item.refundReference, amountKobo });
      }
      const times = content.flatMap(({ createdOn = '' }) => monnifyMoment(createdOn) ?? []);
      const isOver = isPast(
        times.map((occurredAt) => ({ occurredAt })),
        since,
      );
      if (last || isOver) return { outcome: 'ok', value: refunds };
    }
    return failed(`monnify GET ${PATH}: its list does not end after ${MAX_PAGES} pages`);
  }

  return {
    refund: async ({ eventId, reference, amountKobo, note }, mayBegin) =>
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
          mayBegin,
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

    refundsOf: (deposits) => refundsOfEach(deposits, listed),
  };
}
