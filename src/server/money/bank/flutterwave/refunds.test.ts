import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { DAY_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import type { RefundRequest } from '../../../platform/ports/bank.ts';
import type { BankClient } from '../http/client.ts';
import { flutterwaveRefunds } from './refunds.ts';

const PAGE_SIZE = 10;
const NOW = Date.UTC(2026, 10, 23);
const DEPOSIT = '8321945';
const request: RefundRequest = {
  eventId: DEPOSIT,
  reference: 'ours',
  amountKobo: naira(700),
  note: '',
  since: new Date(NOW - 3 * DAY_MS),
  providerReference: null,
  others: [],
};

interface Listed {
  readonly id: string;
  readonly tx_id: string;
  readonly amount_refunded: string;
  readonly status: string;
  readonly created_at: string;
}
const refund = (id: number, atMs: number, changes: Partial<Listed> = {}): Listed => ({
  id: String(id),
  tx_id: 'another',
  amount_refunded: '700',
  status: 'completed',
  created_at: new Date(atMs).toISOString(),
  ...changes,
});
/** One per day, newest first. */
const daily = (days: number): Listed[] =>
  Array.from({ length: days }, (_, index) => refund(10_000 - index, NOW - index * DAY_MS));

/** Flutterwave's list, and the pages of it that were loaded. */
function listing(refunds: readonly object[], onPage = () => {}) {
  const pages: number[] = [];
  const call: BankClient = async ({ query, response }) => {
    const page = Number(query?.page);
    pages.push(page);
    onPage();
    const rows = refunds.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    const total_pages = String(Math.ceil(refunds.length / PAGE_SIZE));
    const meta = { page_info: { current_page: String(page), total_pages } };
    return { outcome: 'ok', value: z.parse(response, { data: rows, meta }) };
  };
  return { pages, ...flutterwaveRefunds({ call, headers: {} }) };
}

afterEach(() => void vi.restoreAllMocks());

test('a lookup ends at refunds from before its deposit', async () => {
  const { pages, findRefund } = listing(daily(3_000));
  expect(await findRefund(request)).toMatchObject({ outcome: 'refused', reason: 'not_found' });
  expect(pages).toEqual([1]);
});

test('a list that begins with the oldest is read to its end', async () => {
  const refunds = daily(45).toReversed();
  const ours = refund(7, NOW, { tx_id: DEPOSIT });
  const { pages, findRefund } = listing([...refunds, ours]);
  expect(await findRefund(request)).toMatchObject({ outcome: 'ok', value: { providerReference: '7' } });
  expect(pages).toEqual([1, 2, 3, 4, 5]);
});

test('refunds without a time do not end a lookup', async () => {
  const refunds = daily(20).map((each) => ({ ...each, created_at: '' }));
  const { findRefund } = listing([...refunds, refund(7, NOW, { tx_id: DEPOSIT })]);
  expect(await findRefund(request)).toMatchObject({ outcome: 'ok', value: { providerReference: '7' } });
});

test('a lookup gives up well before its attempt does', async () => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const tenSeconds = () => {
    nowMs += 10_000;
  };
  const { findRefund } = listing(daily(3_000), tenSeconds);
  const all = { ...request, since: new Date(0) };
  expect(await findRefund(all)).toMatchObject({ outcome: 'refused', reason: 'rejected' });
  // Another page may take as long as three calls.
  expect(nowMs).toBeLessThanOrEqual(60_000);
});

test('a refund of another amount is not the one that is looked for', async () => {
  const partial = refund(7, NOW, { tx_id: DEPOSIT, amount_refunded: '300' });
  const { findRefund } = listing([partial, ...daily(9)]);
  expect(await findRefund(request)).toMatchObject({ outcome: 'refused', reason: 'not_found' });
});

test('a refund that does not say of what, or how much, is not passed over', async () => {
  const nameless = listing([refund(7, NOW, { tx_id: '' })]);
  expect(await nameless.findRefund(request)).toMatchObject({ outcome: 'refused', reason: 'rejected' });
  const uncounted = listing([refund(7, NOW, { tx_id: DEPOSIT, amount_refunded: '699.999' })]);
  expect(await uncounted.findRefund(request)).toMatchObject({ outcome: 'refused', reason: 'rejected' });
});

test('rows of other products that cannot be read keep none of ours from being found', async () => {
  const odd = [
    { ...refund(1, NOW), amount_refunded: null },
    { ...refund(2, NOW), tx_id: undefined },
    { ...refund(3, NOW), id: null },
  ];
  const ours = refund(7, NOW, { tx_id: DEPOSIT });
  expect(await listing([...odd, ours]).findRefund(request)).toMatchObject({
    outcome: 'ok',
    value: { providerReference: '7' },
  });
  expect(await listing(odd.slice(0, 1)).findRefund(request)).toMatchObject({ reason: 'not_found' });
  expect(await listing(odd).findRefund(request)).toMatchObject({ outcome: 'refused', reason: 'rejected' });
});

test('one that was sent is taken before one that failed', async () => {
  const failed = refund(8, NOW, { tx_id: DEPOSIT, status: 'failed' });
  const sent = refund(7, NOW - DAY_MS, { tx_id: DEPOSIT });
  const { findRefund } = listing([failed, ...daily(2), sent]);
  expect(await findRefund(request)).toMatchObject({ outcome: 'ok', value: { providerReference: '7' } });
  const known = { ...request, providerReference: '8' };
  expect(await findRefund(known)).toMatchObject({ outcome: 'ok', value: { status: 'failed' } });
});

test('the refunds of many deposits are read once', async () => {
  const listed = [
    refund(9, NOW, { tx_id: '1', amount_refunded: '12.5' }),
    ...daily(2),
    refund(7, NOW - DAY_MS, { tx_id: '2', status: 'pending' }),
    ...daily(3_000).slice(2),
  ];
  const { pages, refundsOf } = listing(listed);
  const since = new Date(NOW - 12 * DAY_MS);
  const found = await refundsOf(['1', '2', '3'].map((eventId) => ({ eventId, since })));
  expect(Object.fromEntries(found)).toEqual({
    1: { outcome: 'ok', value: [expect.objectContaining({ status: 'processed', amountKobo: 1_250 })] },
    2: { outcome: 'ok', value: [expect.objectContaining({ status: 'pending', amountKobo: naira(700) })] },
    3: { outcome: 'ok', value: [] },
  });
  expect(pages).toEqual([1, 2]);
});
