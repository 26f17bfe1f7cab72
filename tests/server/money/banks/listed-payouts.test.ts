import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kobo, naira } from '#domain/money.ts';
import { outgoingDifferences } from '#server/money/bank/reconcile-outgoing.ts';
import { resentWithdrawals } from '#server/money/withdrawals/resent.ts';
import { processWithdrawal } from '#server/money/withdrawals/send.ts';
import type { ListedPayout } from '#server/platform/ports/bank.ts';
import { describeOnEachDatabase, type TestServer } from '../../kit/server.ts';
import { createBuyer, deposit } from '../kit.ts';
import { ownAccount, withdrawMoney, withPassword } from '../withdrawing.ts';

/** More than a statement has parameters. */
const COUNT = 70_000;
const idOf = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
const AT = new Date('2026-11-20T12:00:00Z');

describeOnEachDatabase('the payouts that a bank lists', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('are all looked for in the books, however many there are', async () => {
    const payouts = Array.from(
      { length: COUNT },
      (_, number): ListedPayout => ({
        reference: idOf(number),
        amountKobo: kobo(1),
        status: 'successful',
        occurredAt: AT,
        destination: { bankCode: null, accountNumber: null },
      }),
    );
    const listPayouts = async () => ({ outcome: 'ok' as const, value: { payouts, nextCursor: null } });
    const bank = { ...server.dependencies.bank, listPayouts };
    const differences = await outgoingDifferences(server.db, bank, { from: AT, until: AT, at: AT });
    const missing = differences.filter(({ reason }) => reason.endsWith('there is no such withdrawal here'));
    expect(missing).toHaveLength(COUNT);
  });

  test('that came back here are not each waited for where the bank does not answer', async () => {
    const person = await createBuyer(server, { first_name: 'Tolu', last_name: 'Adeyemi' });
    const buyer = await withPassword(server, person);
    await deposit(server, buyer, naira(5_000));
    const account_id = await ownAccount(server.app, buyer);
    const from = server.clock.now();
    const failed = { outcome: 'ok', value: { status: 'failed', providerReference: 'test' } } as const;
    const failing = { ...server.dependencies.bank, sendPayout: async () => failed };
    for (const amount of [naira(1_000), naira(2_000)]) {
      const { id } = await withdrawMoney(server.app, buyer, { account_id, amount });
      await processWithdrawal({ ...server.dependencies, bank: failing }, id);
    }
    const silent = { outcome: 'retryable', reason: 'timeout', detail: 'test: no response' } as const;
    const findPayout = vi.fn(async () => silent);
    const bank = { ...server.dependencies.bank, findPayout };
    const resent = await resentWithdrawals(server.db, bank, { from, until: server.clock.now() });
    const reason = 'it is returned here; what the provider has: test: no response';
    expect(resent.map((each) => each.reason)).toEqual([reason, reason]);
    expect(findPayout).toHaveBeenCalledOnce();
  });
});
