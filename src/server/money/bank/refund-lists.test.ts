import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { naira } from '#domain/money.ts';
import { type BankProvider, LIVE_BANK_PROVIDERS, type RefundRequest } from '../../platform/ports/bank.ts';
import { flutterwaveRefunds } from './flutterwave/refunds.ts';
import type { MonnifyClient } from './monnify/client.ts';
import { monnifyRefunds } from './monnify/refunds.ts';
import { paystackRefunds } from './paystack/refunds.ts';

/** A row from the fields that a test gives. */
interface Row {
  readonly id: string;
  readonly of?: string | null;
  readonly amount?: string | null;
  readonly status?: 'done' | 'failed';
}
type Refunds = Pick<BankProvider, 'findRefund' | 'refundsOf' | 'refundsBetween'>;

const AT = '2026-11-23T10:00:00.000Z';
const DEPOSIT = '8321945';
const OTHER = '8321946';
const request: RefundRequest = {
  eventId: DEPOSIT,
  reference: 'ours',
  amountKobo: naira(700),
  note: '',
  since: new Date(0),
  providerReference: null,
  others: [],
};
const period = { from: new Date('2026-11-22T00:00:00Z'), until: new Date('2026-11-24T00:00:00Z') };

/** A provider's responses to an adapter's calls, by the beginning of their paths. */
const answering =
  (answers: (path: string, params: Readonly<Record<string, string>>) => unknown): MonnifyClient =>
  async ({ path, params = {}, response }) => ({
    outcome: 'ok',
    value: z.parse(response, answers(path, params)),
  });

/** Each adapter with a one-page list of these rows. */
const ADAPTERS: Readonly<Record<(typeof LIVE_BANK_PROVIDERS)[number], (rows: readonly Row[]) => Refunds>> = {
  paystack: (rows) =>
    paystackRefunds({
      headers: {},
      // Transactions have the same id and reference in these tests.
      call: answering((path, { reference, id = reference }) =>
        path.startsWith('/transaction')
          ? { data: { id, reference: id } }
          : {
              data: rows.map(({ id: rowId, of = DEPOSIT, amount = '70000', status = 'done' }) => ({
                id: rowId,
                transaction: of,
                amount,
                status: status === 'done' ? 'processed' : status,
                createdAt: AT,
              })),
              meta: { page: '1', pageCount: '1' },
            },
      ),
    }),
  monnify: (rows) =>
    monnifyRefunds(
      answering(() => ({
        content: rows.map(({ id, of = DEPOSIT, amount = '700.00', status = 'done' }) => ({
          refundReference: id,
          transactionReference: of,
          refundAmount: amount,
          refundStatus: status === 'done' ? 'COMPLETED' : 'FAILED',
          createdOn: AT,
        })),
        last: true,
      })),
    ),
  flutterwave: (rows) =>
    flutterwaveRefunds({
      headers: {},
      call: answering(() => ({
        data: rows.map(({ id, of = DEPOSIT, amount = '700', status = 'done' }) => ({
          id,
          tx_id: of,
          amount_refunded: amount,
          status: status === 'done' ? 'completed' : status,
          created_at: AT,
        })),
        meta: { page_info: { current_page: '1', total_pages: '1' } },
      })),
    }),
};

const reader =
  (provider: keyof typeof ADAPTERS) =>
  (...rows: Row[]) =>
    ADAPTERS[provider](rows);
const unreadable = (text: string) => ({
  outcome: 'refused',
  reason: 'rejected',
  detail: expect.stringContaining(`${text} of its list cannot be read, and may be one that is asked for`),
});

describe.each(LIVE_BANK_PROVIDERS)('the refunds of %s', (provider) => {
  const reading = reader(provider);
  const refundsOf = async (refunds: Refunds) => (await refunds.refundsOf([request])).get(DEPOSIT);
  test('are not all of a deposit where one says no amount', async () => {
    const wrong = [{ id: '1' }, { id: '2', amount: null }, { id: '3', amount: '699.999' }];
    expect(await refundsOf(reading(...wrong))).toMatchObject(unreadable('2 refunds'));
    expect(await refundsOf(reading({ id: '1' }, { id: '2', of: OTHER, amount: null }))).toMatchObject({
      outcome: 'ok',
      value: [{ providerReference: '1', amountKobo: naira(700) }],
    });
  });

  test('of a period are listed with those that cannot be read', async () => {
    const rows = [{ id: '1' }, { id: '2', of: OTHER }, { id: '3', of: OTHER, amount: null }];
    const listed = await reading(...rows, { id: '4', of: null, amount: null }).refundsBetween(period);
    if (listed.outcome !== 'ok') throw new Error(listed.detail);
    const named = [...listed.value.ofDeposits].map(([eventId, refunds]) => [
      eventId,
      refunds.map(({ providerReference }) => providerReference),
    ]);
    expect(named).toEqual([
      [DEPOSIT, ['1']],
      [OTHER, ['2']],
    ]);
    expect(listed.value.unreadable).toEqual([OTHER, null]);
  });
});

// Monnify looks up a refund by our reference.
describe.each(['paystack', 'flutterwave'] as const)(
  'the refunds of %s, which takes no reference',
  (provider) => {
    const reading = reader(provider);

    test('are not sent again while one may be that of ours', async () => {
      expect(await reading({ id: '1', amount: null }).findRefund(request)).toMatchObject(
        unreadable('1 refund'),
      );
      const failed = { id: '2', status: 'failed' } as const;
      const unsure = reading({ id: '1', amount: null }, failed);
      expect(await unsure.findRefund(request)).toMatchObject(unreadable('1 refund'));
      expect(await unsure.findRefund({ ...request, providerReference: '2' })).toMatchObject({
        value: { status: 'failed' },
      });
      expect(await reading({ id: '1', amount: null }, { id: '3' }).findRefund(request)).toMatchObject({
        value: { status: 'processed', providerReference: '3' },
      });
      expect(await reading({ id: '1', of: OTHER, amount: null }).findRefund(request)).toMatchObject({
        reason: 'not_found',
      });
    });
  },
);
