import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { failed } from '#server/money/bank/results.ts';
import { returnHeld } from '#server/money/withdrawals/return-held.ts';
import { processWithdrawal } from '#server/money/withdrawals/send.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import type { BankFailure } from '#server/platform/ports/bank.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';
import { createBuyer, deposit, expectLedgerConsistent, newSession, walletOf } from './kit.ts';
import { ownAccount, withdrawMoney, withPassword } from './withdrawing.ts';

const MINUTE_MS = 60_000;
/** Until the attempts come an hour apart. */
const ATTEMPTS = 9;
/** An error in a 200 response: the transfer may have been carried out. */
const UNCERTAIN: BankFailure = { outcome: 'unknown', reason: 'low_balance', detail: 'test: HTTP 200' };

describeOnEachDatabase('a withdrawal that is held by a call without a known result', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test.each([
    ['soon after the last call', 1],
    ['while no server tries it again', 120],
  ])('is given back half an hour after an operator asked for it %s', async (_, firstAskedMinutes) => {
    const buyer = await withPassword(
      server,
      await createBuyer(server, { first_name: 'Tolu', last_name: 'Adeyemi' }),
    );
    await deposit(server, buyer, naira(5_000));
    const account_id = await ownAccount(server.app, buyer);
    const { id, reference } = await withdrawMoney(server.app, buyer, { account_id, amount: naira(2_000) });
    const giveBack = () =>
      returnHeld(dependencies, { reference, actor: 'Bola', reason: 'The balance stays empty' });
    let isRunning = '';
    const bank = {
      ...server.dependencies.bank,
      sendPayout: async () => {
        isRunning = await giveBack().catch(String);
        return UNCERTAIN;
      },
      findPayout: async () => failed('test: no such transfer', 'not_found'),
    };
    const dependencies = { ...server.dependencies, bank };
    for (let times = 0; times < ATTEMPTS; times += 1) {
      if (times > 0) server.clock.advance(60 * MINUTE_MS);
      await expect(processWithdrawal(dependencies, id)).rejects.toThrow('test: ');
    }
    expect(isRunning).toContain('is being attempted');

    for (const minutes of [firstAskedMinutes, 29]) {
      server.clock.advance(minutes * MINUTE_MS);
      await expect(giveBack()).rejects.toThrow('may still arrive: try again in half an hour');
    }
    server.clock.advance(2 * MINUTE_MS);
    expect(await giveBack()).toBe('wallet');
    const [row] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, id));
    expect(row).toMatchObject({ status: 'returned', returnReason: 'our_side' });
    // Sessions last three hours.
    const person = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    expect((await walletOf(server.app, person)).balance).toBe(naira(5_000));
    await expectLedgerConsistent(server);
  });
});
