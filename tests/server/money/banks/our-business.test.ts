import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { failed } from '#server/money/bank/results.ts';
import { findAtOurBusiness } from '#server/money/wallet/our-business.ts';
import { bankEvents, wallets } from '#server/platform/db/schema/bank.ts';
import type { BankProvider, BankResult, BankTransaction } from '#server/platform/ports/bank.ts';
import { describeOnEachDatabase, type TestServer } from '../../kit/server.ts';
import { createBuyer } from '../kit.ts';

const REQUESTED_AT = new Date('2026-03-10T09:00:00Z');
const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-11'];
const UNKNOWN = failed('no such transaction', 'not_found');
const REJECTED = failed('no transfer into an account', 'rejected');
const NOT_SENT = failed('no transfer has this id', 'not_found');
const DOWN: BankResult<never> = { outcome: 'retryable', reason: 'provider_error', detail: 'HTTP 503' };
const LIMITED: BankResult<never> = { outcome: 'retryable', reason: 'rate_limited', detail: 'HTTP 429' };

describeOnEachDatabase('a transfer that the bank does not find', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
    const { user } = await createBuyer(server);
    const [wallet] = await server.db.select().from(wallets).where(eq(wallets.userId, user.id));
    for (const day of DAYS) {
      const receivedAt = new Date(`${day}T12:00:00Z`);
      await server.db.insert(bankEvents).values({
        provider: 'paystack',
        eventId: `deposit-${day}`,
        rawBody: '',
        receivedAt,
        appliedAt: receivedAt,
        outcome: 'credited',
        walletId: wallet?.id,
        amountKobo: naira(500),
      });
    }
  });
  afterAll(() => server.close());

  /** The bank with these results for the deposits of these days of March; it knows those of the other days. */
  const bankWith = (
    name: BankProvider['name'],
    results: Readonly<Record<string, BankResult<BankTransaction>>>,
  ): BankProvider => {
    const { bank } = server.dependencies;
    return {
      ...bank,
      name,
      verifyDeposit: async (eventId, reported) =>
        results[eventId.slice(-2)] ?? bank.verifyDeposit(eventId, reported),
    };
  };

  const find = (bank: BankProvider) =>
    findAtOurBusiness(server.db, bank, { find: async () => NOT_SENT, sentAt: REQUESTED_AT });

  const others = { '01': UNKNOWN, '11': UNKNOWN };
  test.each([
    ['knows none of the last three before it', 'wrong_key', { '02': UNKNOWN, '03': UNKNOWN, '04': UNKNOWN }],
    [
      'knows only a later deposit',
      'wrong_key',
      { '02': UNKNOWN, '03': UNKNOWN, '04': UNKNOWN, '11': REJECTED },
    ],
    ['knows one of them', 'not_found', { '02': REJECTED, '03': UNKNOWN, '04': UNKNOWN }],
    ['rejects the look-up of one', 'not_found', { '04': REJECTED }],
    ['cannot say', 'provider_error', { '04': DOWN }],
    ['cannot say of the last, and knows one before it', 'not_found', { '03': REJECTED, '04': DOWN }],
    ['is not asked again while it limits the calls', 'rate_limited', { '03': REJECTED, '04': LIMITED }],
  ])('by a bank that %s counts as %s', async (_, reason, results) => {
    const bank = bankWith('paystack', { ...others, ...results });
    expect(await find(bank)).toMatchObject({ reason });
  });

  test('counts where no wallet had got a deposit before', async () => {
    expect(await find(bankWith('monnify', {}))).toMatchObject({ reason: 'not_found' });
  });
});
