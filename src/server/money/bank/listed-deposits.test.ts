import { afterEach, describe, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { LIVE_BANK_PROVIDERS } from '../../platform/ports/bank.ts';
import { flutterwaveBank } from './flutterwave/bank.ts';
import { listDeposits } from './listing.ts';
import { monnifyBank } from './monnify/bank.ts';
import { paystackBank } from './paystack/bank.ts';

const AT = '2026-11-23T10:00:00.000Z';
const period = { from: new Date('2026-11-23T00:00:00Z'), until: new Date('2026-11-23T23:00:00Z') };
const baseUrl = 'https://api.example.com';

/** Each bank with a one-page list of rows made from its own successful transfer of ₦700. */
const BANKS = {
  paystack: {
    bank: paystackBank({ provider: 'paystack', secretKey: 'sk_test_a', baseUrl, preferredBank: 'test-bank' }),
    row: {
      reference: '020293904002',
      amount: 70_000,
      currency: 'NGN',
      status: 'success',
      channel: 'dedicated_nuban',
      paid_at: AT,
    },
    wrong: [{ amount: 700.5 }, { paid_at: null }, { channel: undefined }],
    elsewhere: [{ channel: 'card' }, { channel: 'card', currency: 'USD' }],
    envelope: (rows: object[]) => ({
      status: true,
      message: 'Transactions retrieved',
      data: rows,
      meta: { page: 1, pageCount: 1 },
    }),
  },
  monnify: {
    bank: monnifyBank({
      provider: 'monnify',
      apiKey: 'key',
      secretKey: 'secret',
      contractCode: '1',
      sourceAccount: '2',
      bvn: null,
      baseUrl,
    }),
    row: {
      transactionReference: 'MNFY|04|1',
      amountPaid: '700.00',
      completedOn: AT,
      paymentStatus: 'PAID',
      paymentMethod: 'ACCOUNT_TRANSFER',
    },
    wrong: [{ amountPaid: '699.999' }, { completedOn: 'yesterday' }, { paymentMethod: null }],
    elsewhere: [
      { paymentMethod: 'CARD', amountPaid: null },
      { paymentStatus: 'EXPIRED', paymentMethod: null, completedOn: null },
    ],
    envelope: (rows: object[]) => ({
      requestSuccessful: true,
      responseMessage: 'success',
      responseBody: { accessToken: 'token', expiresIn: 3_600, content: rows, last: true },
    }),
  },
  flutterwave: {
    bank: flutterwaveBank({
      provider: 'flutterwave',
      secretKey: 'key',
      secretHash: 'hash',
      bvn: null,
      baseUrl,
    }),
    row: {
      id: 8_321_945,
      tx_ref: 'ada',
      amount: 700,
      currency: 'NGN',
      status: 'successful',
      payment_type: 'bank_transfer',
      created_at: AT,
    },
    wrong: [{ amount: 699.999 }, { created_at: '23 November' }, { payment_type: null }],
    elsewhere: [{ payment_type: 'card' }, { payment_type: 'card', currency: 'USD' }],
    envelope: (rows: object[]) => ({
      status: 'success',
      message: 'Transactions fetched',
      data: rows,
      meta: { page_info: { current_page: 1, total_pages: 1 } },
    }),
  },
} as const;

afterEach(() => void vi.restoreAllMocks());

describe.each(LIVE_BANK_PROVIDERS)('the deposits that %s lists', (provider) => {
  const { bank, row, wrong, elsewhere, envelope } = BANKS[provider];
  const listed = (...changes: readonly object[]) => {
    const body = JSON.stringify(envelope(changes.map((change) => ({ ...row, ...change }))));
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body));
    return listDeposits(bank, period);
  };

  test('are those into accounts, beside other payments', async () => {
    const result = await listed({}, ...elsewhere);
    if (result.outcome !== 'ok') throw new Error(result.detail);
    expect([...result.value.deposits.values()]).toMatchObject([{ amountKobo: naira(700) }]);
    expect(result.value.unreadableCount).toBe(0);
  });

  test('are counted where they cannot be read', async () => {
    expect(await listed({}, ...wrong)).toMatchObject({ value: { unreadableCount: wrong.length } });
  });
});
