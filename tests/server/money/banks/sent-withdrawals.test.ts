import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { PROMPT_DELIVERY } from '#rails/webhooks.ts';
import { processDueWithdrawals } from '#server/money/withdrawals/send.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import { WAIT } from '../../../kit/wait.ts';
import type { TestPerson } from '../../kit/people.ts';
import { runProgram } from '../../kit/run-program.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, newSession, walletOf } from '../kit.ts';
import { ownAccount, withdrawMoney, withPassword } from '../withdrawing.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const DAY_MS = 24 * 3_600_000;
const ACCOUNT = { bank_code: '058', account_number: '0123456785' };

describeOnPostgres('a sent withdrawal whose webhooks are lost from then on', (open) => {
  let server: LiveServer;
  let buyer: TestPerson;
  let id: string;
  let reference: string;
  beforeAll(async () => {
    server = await openLive(open, 'paystack');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await withPassword(server, await server.buyer());
    const { first_name, last_name } = buyer.user;
    server.banks.simulator.directory.nameAccount(ACCOUNT.account_number, `${last_name} ${first_name}`);
    const { account_number: to } = await walletOf(server.app, buyer);
    await server.send('paystack', { to, amountKobo: naira(5_000) });
    await waitUntilSettled(server);
    const { book, webhooks } = server.banks.simulator.banks.paystack;
    webhooks.transmission = { ...PROMPT_DELIVERY, isLost: true };
    Object.assign(book.outcomes, { payout: 'success', payoutDelayMs: 0 });
    const account_id = await ownAccount(server.app, buyer, ACCOUNT);
    ({ id, reference } = await withdrawMoney(server.app, buyer, { account_id, amount: naira(2_000) }));
    await vi.waitFor(async () => {
      await processDue();
      await server.pass(3_600_000);
      expect((await rowOf())?.status).toBe('sent');
    }, WAIT);
    webhooks.transmission = PROMPT_DELIVERY;
  });

  const processDue = () => processDueWithdrawals(server.dependencies, () => undefined);
  const rowOf = async () => (await server.db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0];
  const passDays = async (days: number) => {
    server.clock.advance(days * DAY_MS);
    await processDue();
  };
  const giveBack = () => {
    const { payouts } = server.banks.simulator.banks.paystack.book;
    for (const payout of payouts.filter((each) => each.reference === id)) payout.status = 'reversed';
  };
  const heldKobo = async () => {
    const session = await newSession(server, buyer.user.id);
    return (await walletOf(server.app, { ...buyer, ...session })).balance;
  };

  test.each([
    ['second', [1, 2, 4], 7],
    ['fifth', [1, 2, 4, 7], 16],
  ])('and that the bank gives back in its %s week is found', async (_, waits, days) => {
    for (const wait of waits) await passDays(wait);
    giveBack();
    await passDays(days);
    expect((await rowOf())?.status).toBe('returned');
    expect(await heldKobo()).toBe(naira(5_000));
    await expectLedgerConsistent(server);
  });

  test('and that the bank gives back later is found where an operator asks', async () => {
    for (const wait of [1, 2, 4, 7, 16]) await passDays(wait);
    const settings = { ...server.banks.environment('paystack'), DATABASE_URL: server.databaseUrl ?? '' };
    const ask = async (...words: string[]) => {
      const program = ['src/server/commands/withdrawals-return.ts', reference, '--by', 'Bola'];
      const { stdout, stderr } = await runProgram([...program, '--reason', 'asked', ...words], settings);
      return stdout + stderr;
    };
    const asked = `${reference} is sent. The servers ask the bank about it within a minute`;
    expect(await ask()).toContain(asked);
    await passDays(1);
    expect(await rowOf()).toMatchObject({ status: 'sent', nextTryAt: null });
    giveBack();
    await passDays(1);
    expect((await rowOf())?.status).toBe('sent');
    expect(await ask('--on-statement')).toContain('is sent: leave out --on-statement');
    expect(await ask()).toContain(asked);
    await passDays(1);
    expect((await rowOf())?.status).toBe('returned');
    expect(await ask()).toContain('is not held');
    expect(await heldKobo()).toBe(naira(5_000));
    await expectLedgerConsistent(server);
  });
});
