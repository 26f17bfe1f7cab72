import * as z from 'zod/mini';
import type { BankProvider, BankResult, RefundList, RefundStatus } from '../../../platform/ports/bank.ts';
import { koboOfText } from '../http/amounts.ts';
import type { BankClient } from '../http/client.ts';
import { refundRejection } from '../http/rejections.ts';
import { refundsOfEach } from '../listing.ts';
import { allOf, listRefunds, lookUp, type RefundRow, UNREADABLE } from '../refund-lists.ts';
import { failed, flatMapResult, mapResult } from '../results.ts';
import { nextPage, page } from './pages.ts';

const PATH = '/refund';
const CALL = `paystack GET ${PATH}`;
/** More than any deposit has. */
const PAGE_SIZE = '100';
/** More pages than any period has; protects against an endless list. */
const MAX_PAGES = 100;
const REFUND_STATUSES: Readonly<Record<string, RefundStatus>> = { processed: 'processed', failed: 'failed' };

const refund = z.object({ id: z.string(), status: z.string() });
const listedRefund = z.object({
  ...refund.shape,
  amount: z.optional(z.nullable(z.string())),
  transaction: z.optional(z.unknown()),
  createdAt: z.optional(z.nullable(z.string())),
});
/** A refund's transaction: its id, or the whole object. */
const transactionOf = z.union([z.string(), z.object({ id: z.string() })]);
const response = z.object({ data: z.array(z.unknown()), meta: z.optional(page) });

const toRefund = ({ id, status }: z.output<typeof refund>) => ({
  status: REFUND_STATUSES[status] ?? 'pending',
  providerReference: id,
});

/** Parses a row; its `eventId` is still the transaction's numeric id. */
function toRow(json: unknown): RefundRow {
  const { data } = z.safeParse(listedRefund, json);
  if (!data) return UNREADABLE;
  const amountKobo = koboOfText(data.amount ?? '');
  const { data: of } = z.safeParse(transactionOf, data.transaction);
  const time = new Date(data.createdAt ?? '');
  return {
    eventId: (typeof of === 'object' ? of.id : of) ?? null,
    refund: amountKobo === null ? null : { ...toRefund(data), reference: null, amountKobo },
    occurredAt: Number.isNaN(time.getTime()) ? null : time,
  };
}

interface Options {
  readonly call: BankClient;
  readonly headers: Readonly<Record<string, string>>;
}

/** Refunds of Paystack. It accepts no reference of ours, so a refund is found by its deposit. */
export function paystackRefunds({
  call,
  headers,
}: Options): Pick<BankProvider, 'refund' | 'findRefund' | 'refundsOf' | 'refundsBetween'> {
  const transactionId = async (reference: string): Promise<BankResult<string>> =>
    mapResult(
      await call({
        method: 'GET',
        path: '/transaction/verify/{reference}',
        params: { reference },
        headers,
        response: z.object({ data: z.object({ id: z.string() }) }),
      }),
      ({ data }) => data.id,
    );

  const referenceOf = async (id: string): Promise<BankResult<string>> =>
    mapResult(
      await call({
        method: 'GET',
        path: '/transaction/{id}',
        params: { id },
        headers,
        response: z.object({ data: z.object({ reference: z.string() }) }),
      }),
      ({ data }) => data.reference,
    );

  async function listed(eventId: string): Promise<BankResult<RefundList>> {
    const id = await transactionId(eventId);
    if (id.outcome !== 'ok') return id;
    const query = { transaction: id.value, perPage: PAGE_SIZE };
    const result = await call({ method: 'GET', path: PATH, query, headers, response });
    return mapResult(result, ({ data }) => {
      const rows = data.map(toRow).filter((row) => row.eventId === null || row.eventId === id.value);
      // A row without a transaction may belong to this one, so it is included.
      return listRefunds(rows.map((row) => ({ ...row, eventId })));
    });
  }

  /** The rows of a period, with numeric transaction ids. */
  async function rowsBetween(from: Date, until: Date): Promise<BankResult<readonly RefundRow[]>> {
    const rows: RefundRow[] = [];
    let next: string | null = '1';
    for (let pages = 0; next !== null; pages += 1) {
      if (pages === MAX_PAGES) return failed(`${CALL}: its list does not end after ${MAX_PAGES} pages`);
      const period = { from: from.toISOString(), to: until.toISOString() };
      const result: BankResult<z.output<typeof response>> = await call({
        method: 'GET',
        path: PATH,
        query: { ...period, page: next, perPage: PAGE_SIZE },
        headers,
        response,
      });
      if (result.outcome !== 'ok') return result;
      rows.push(...result.value.data.map(toRow));
      next = result.value.meta ? nextPage(result.value.meta) : null;
    }
    return { outcome: 'ok', value: rows };
  }

  /** The refunds of a period, by the references of their deposits. Fails if a lookup fails, except with `not_found`. */
  async function refundsBetween(from: Date, until: Date): Promise<BankResult<RefundList>> {
    const listed = await rowsBetween(from, until);
    if (listed.outcome !== 'ok') return listed;
    const references = new Map<string, string | null>();
    for (const { eventId: id } of listed.value) {
      if (id === null || references.has(id)) continue;
      const reference = await referenceOf(id);
      if (reference.outcome !== 'ok' && reference.reason !== 'not_found') return reference;
      references.set(id, reference.outcome === 'ok' ? reference.value : null);
    }
    const rows = listed.value.map((row) => ({
      ...row,
      eventId: row.eventId === null ? null : (references.get(row.eventId) ?? null),
    }));
    return { outcome: 'ok', value: listRefunds(rows) };
  }

  return {
    refund: async ({ eventId, amountKobo, note }, confirmSend) =>
      mapResult(
        await call({
          method: 'POST',
          path: PATH,
          body: { transaction: eventId, amount: amountKobo, merchant_note: note },
          headers,
          response: z.object({ data: refund }),
          confirmSend,
          rejection: refundRejection,
        }),
        ({ data }) => toRefund(data),
      ),

    findRefund: async (request) =>
      flatMapResult(await listed(request.eventId), (list) => lookUp(list, request, CALL)),

    refundsOf: (deposits) =>
      refundsOfEach(deposits, async (deposit) =>
        flatMapResult(await listed(deposit.eventId), (list) => allOf(deposit, list, CALL)),
      ),

    refundsBetween: ({ from, until }) => refundsBetween(from, until),
  };
}
