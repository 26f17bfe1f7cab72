import * as z from 'zod/mini';
import type {
  BankFailure,
  BankProvider,
  BankResult,
  RefundList,
  RefundStatus,
} from '../../../platform/ports/bank.ts';
import { koboOfNairaText } from '../http/amounts.ts';
import type { BankClient } from '../http/client.ts';
import { nairaNumber } from '../http/raw-json.ts';
import { refundRejection } from '../http/rejections.ts';
import { isBeforePeriod } from '../listing.ts';
import { allOf, isFound, listRefunds, lookUp, type RefundRow, UNREADABLE } from '../refund-lists.ts';
import { failed, flatMapResult, mapResult } from '../results.ts';
import { nextPage, pageInfo } from './page-info.ts';

const PATH = '/v3/refunds';
const CALL = `flutterwave GET ${PATH}`;
/** The deadline of a single lookup. The attempt that makes it has 90 seconds, and the last page may take 25. */
const LOOKUP_MS = 40_000;
/** The deadline for the reconciliation, which runs in the background. */
const RECONCILIATION_MS = 10 * 60_000;
const REFUND_STATUSES: Readonly<Record<string, RefundStatus>> = {
  completed: 'processed',
  'completed-mpgs': 'processed',
  failed: 'failed',
};

const refund = z.object({ id: z.string(), status: z.string() });
const text = z.optional(z.nullable(z.string()));
const listedRefund = z.object({
  ...refund.shape,
  amount_refunded: text,
  // Documented under both names.
  tx_id: text,
  transaction_id: text,
  created_at: text,
});
const page = z.object({ data: z.array(z.unknown()), meta: pageInfo });

const toRefund = ({ id, status }: z.output<typeof refund>) => ({
  status: REFUND_STATUSES[status] ?? 'pending',
  providerReference: id,
});

function toRow(json: unknown): RefundRow {
  const { data } = z.safeParse(listedRefund, json);
  if (!data) return UNREADABLE;
  const amountKobo = koboOfNairaText(data.amount_refunded ?? '');
  const time = new Date(data.created_at ?? '');
  return {
    eventId: (data.tx_id ?? data.transaction_id) || null,
    refund: amountKobo === null ? null : { ...toRefund(data), reference: null, amountKobo },
    occurredAt: Number.isNaN(time.getTime()) ? null : time,
  };
}

interface Options {
  readonly call: BankClient;
  readonly headers: Readonly<Record<string, string>>;
}

interface Reading {
  /** Older refunds are not needed. */
  readonly since: Date;
  readonly withinMs: number;
  readonly isAsked?: (row: RefundRow) => boolean;
  /** Whether the pages so far contain the result. */
  readonly isEnough?: (list: RefundList) => boolean;
}

/** Refunds of Flutterwave. It accepts no reference of ours, so a refund is found by its deposit. */
export function flutterwaveRefunds({
  call,
  headers,
}: Options): Pick<BankProvider, 'refund' | 'findRefund' | 'refundsOf' | 'refundsBetween'> {
  /** Loads the list of all refunds, newest first, back to a time. */
  async function read({
    since,
    withinMs,
    isAsked = () => true,
    isEnough = () => false,
  }: Reading): Promise<BankResult<RefundList>> {
    const endsAtMs = performance.now() + withinMs;
    const asked: RefundRow[] = [];
    for (let number = '1'; performance.now() < endsAtMs; ) {
      const query = { page: number };
      const result = await call({ method: 'GET', path: PATH, query, headers, response: page });
      if (result.outcome !== 'ok') return result;
      const { data, meta } = result.value;
      const rows = data.map(toRow);
      asked.push(...rows.filter(isAsked));
      const list = listRefunds(asked);
      const next = nextPage(meta);
      const times = rows.flatMap(({ occurredAt }) => (occurredAt ? [{ occurredAt }] : []));
      if (isEnough(list) || next === null || isBeforePeriod(times, since))
        return { outcome: 'ok', value: list };
      if (meta.page_info.current_page !== number) return unread('its pages do not end');
      number = next;
    }
    return unread(`its list is too long to be read within ${withinMs / 1_000} s`);
  }

  return {
    refund: async ({ eventId, amountKobo, note }, confirmSend) =>
      mapResult(
        await call({
          method: 'POST',
          path: '/v3/transactions/{id}/refund',
          params: { id: eventId },
          body: { amount: nairaNumber(amountKobo), comments: note },
          headers,
          response: z.object({ data: refund }),
          confirmSend,
          rejection: refundRejection,
        }),
        ({ data }) => toRefund(data),
      ),

    findRefund: async (request) =>
      flatMapResult(
        await read({
          since: request.since,
          withinMs: LOOKUP_MS,
          isAsked: ({ eventId }) => eventId === null || eventId === request.eventId,
          isEnough: (list) => isFound(list, request),
        }),
        (list) => lookUp(list, request, CALL),
      ),

    refundsOf: async (deposits) => {
      if (deposits.length === 0) return new Map();
      const ids = new Set(deposits.map(({ eventId }) => eventId));
      const since = new Date(Math.min(...deposits.map((deposit) => deposit.since.getTime())));
      const isAsked = ({ eventId }: RefundRow) => eventId === null || ids.has(eventId);
      const result = await read({ since, withinMs: RECONCILIATION_MS, isAsked });
      return new Map(
        deposits.map((deposit) => [
          deposit.eventId,
          flatMapResult(result, (list) => allOf(deposit, list, CALL)),
        ]),
      );
    },

    refundsBetween: ({ from, until }) =>
      read({
        since: from,
        withinMs: RECONCILIATION_MS,
        isAsked: ({ occurredAt }) => occurredAt === null || (occurredAt >= from && occurredAt <= until),
      }),
  };
}

/** An incomplete list proves neither that a refund is missing nor that the bank is down, because it responded. */
const unread = (what: string): BankFailure => failed(`${CALL}: ${what}`);
