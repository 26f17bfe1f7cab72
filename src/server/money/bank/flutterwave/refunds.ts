import * as z from 'zod/mini';
import { countText } from '#domain/quantities.ts';
import type {
  BankFailure,
  BankProvider,
  BankResult,
  ListedRefund,
  RefundedDeposit,
  RefundStatus,
} from '../../../platform/ports/bank.ts';
import { koboOfNairaText } from '../http/amounts.ts';
import type { BankClient } from '../http/client.ts';
import { nairaNumber } from '../http/raw-json.ts';
import { isPast } from '../listing.ts';
import { ownRefund, ownRefundResult } from '../own-refund.ts';
import { andThen, failed, mapResult } from '../results.ts';
import { nextPage, pageInfo } from './page-info.ts';

const PATH = '/v3/refunds';
/** For one that is looked for. The attempt that asks has 90 seconds for it, and the last page may take 25. */
const LOOKUP_MS = 40_000;
/** For the reconciliation, which nobody waits for. */
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
  // It has been documented under either name.
  tx_id: text,
  transaction_id: text,
  created_at: text,
});
const page = z.object({ data: z.array(z.unknown()), meta: pageInfo });

const toRefund = ({ id, status }: z.output<typeof refund>) => ({
  status: REFUND_STATUSES[status] ?? 'pending',
  providerReference: id,
});
const timeOf = ({ created_at }: z.output<typeof listedRefund>): Date[] => {
  const time = new Date(created_at ?? '');
  return Number.isNaN(time.getTime()) ? [] : [time];
};

interface Options {
  readonly call: BankClient;
  readonly headers: Readonly<Record<string, string>>;
}

interface Reading {
  readonly withinMs: number;
  /** Whether the pages so far say what is asked. */
  readonly isEnough?: (found: ReadonlyMap<string, readonly ListedRefund[]>) => boolean;
}

/** Refunds of Flutterwave, which takes no reference of ours: the one that is looked for is found by its deposit. */
export function flutterwaveRefunds({
  call,
  headers,
}: Options): Pick<BankProvider, 'refund' | 'findRefund' | 'refundsOf'> {
  /** Reads the list of all refunds, newest first, back to the time of the oldest of some deposits. */
  async function read(
    deposits: readonly RefundedDeposit[],
    { withinMs, isEnough = () => false }: Reading,
  ): Promise<BankResult<ReadonlyMap<string, readonly ListedRefund[]>>> {
    const found = new Map<string, ListedRefund[]>(deposits.map(({ eventId }) => [eventId, []]));
    const since = new Date(Math.min(...deposits.map((deposit) => deposit.since.getTime())));
    const endsAtMs = performance.now() + withinMs;
    // One that is found is found all the same.
    let unreadable = 0;
    for (let number = '1'; performance.now() < endsAtMs; ) {
      const query = { page: number };
      const result = await call({ method: 'GET', path: PATH, query, headers, response: page });
      if (result.outcome !== 'ok') return result;
      const { data, meta } = result.value;
      const items = data.flatMap((row) => listedRefund.safeParse(row).data ?? []);
      for (const item of items) {
        const depositId = item.tx_id ?? item.transaction_id;
        const ofDeposit = depositId ? found.get(depositId) : [];
        const amountKobo = koboOfNairaText(item.amount_refunded ?? '');
        if (!depositId || (ofDeposit && amountKobo === null)) unreadable += 1;
        else if (amountKobo !== null) ofDeposit?.push({ ...toRefund(item), reference: null, amountKobo });
      }
      unreadable += data.length - items.length;
      if (isEnough(found)) return { outcome: 'ok', value: found };
      const times = items.flatMap(timeOf).map((occurredAt) => ({ occurredAt }));
      const next = nextPage(meta);
      if (next === null || isPast(times, since))
        return unreadable === 0
          ? { outcome: 'ok', value: found }
          : unread(
              `${countText(unreadable, 'refund')} of its list cannot be read, and may be one that is asked for`,
            );
      if (meta.page_info.current_page !== number) return unread('its pages do not end');
      number = next;
    }
    return unread(`its list is too long to be read within ${withinMs / 1_000} s`);
  }

  return {
    refund: async ({ eventId, amountKobo, note }, mayBegin) =>
      mapResult(
        await call({
          method: 'POST',
          path: '/v3/transactions/{id}/refund',
          params: { id: eventId },
          body: { amount: nairaNumber(amountKobo), comments: note },
          headers,
          response: z.object({ data: refund }),
          mayBegin,
        }),
        ({ data }) => toRefund(data),
      ),

    findRefund: async (request) => {
      const isEnough: Reading['isEnough'] = (found) => {
        const own = ownRefund(found.get(request.eventId) ?? [], request);
        return own !== null && (request.providerReference !== null || own.status !== 'failed');
      };
      return andThen(await read([request], { withinMs: LOOKUP_MS, isEnough }), (found) =>
        ownRefundResult(found.get(request.eventId) ?? [], request, `flutterwave GET ${PATH}`),
      );
    },

    refundsOf: async (deposits) => {
      if (deposits.length === 0) return new Map();
      const result = await read(deposits, { withinMs: RECONCILIATION_MS });
      return new Map(
        deposits.map(({ eventId }) => [eventId, mapResult(result, (found) => found.get(eventId) ?? [])]),
      );
    },
  };
}

/** What was not read to its end does not say that there is none; nor that the bank is down, as it answered. */
const unread = (what: string): BankFailure => failed(`flutterwave GET ${PATH}: ${what}`);
