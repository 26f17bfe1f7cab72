import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { matchSuspense } from '#server/money/bank/match.ts';
import { requestRefund, sendRefunds } from '#server/money/bank/refunds.ts';
import { balance, PAYOUT_ACCOUNT_ID, SUSPENSE_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { OperationError } from '#server/platform/command.ts';
import { bankEvents, bankRefunds, moneyAudit } from '#server/platform/db/schema/bank.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { WAIT } from '../../../kit/wait.ts';
import type { TestPerson } from '../../kit/people.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, walletOf } from '../kit.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const MINUTE_MS = 60_000;
const unreachable = (error: unknown): void => expect.unreachable(String(error));

describeOnPostgres('money in suspense', (open) => {
  let server: LiveServer;
  let buyer: TestPerson;
  let accountNumber: string;
  beforeAll(async () => {
    server = await openLive(open, 'paystack');
    buyer = await server.buyer();
    accountNumber = (await walletOf(server.app, buyer)).account_number;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    const { faults, book } = server.banks.simulator.banks.paystack;
    faults.clear();
    book.outcomes.refund = 'processed';
  });

  const paystack = () => server.banks.simulator.banks.paystack;
  const suspenseKobo = () => balance(server.db, SUSPENSE_ACCOUNT_ID);
  const payoutKobo = () => balance(server.db, PAYOUT_ACCOUNT_ID);
  const outcomeOf = async (id: string) =>
    (await server.db.select().from(bankEvents).where(eq(bankEvents.id, id)))[0]?.outcome;
  const operation = (eventId: string) => ({
    eventId,
    actor: 'Bola',
    reason: 'the buyer sent the receipt',
    at: server.clock.now(),
  });
  /** Sends money to an account that belongs to no wallet. Returns the event's id. */
  async function suspended(amountKobo = naira(500)): Promise<string> {
    await server.send('paystack', { to: '0690000031', amountKobo });
    await waitUntilSettled(server);
    const rows = await server.db.select().from(bankEvents).where(eq(bankEvents.outcome, 'suspended'));
    const newest = rows.toSorted((a, b) => a.id.localeCompare(b.id)).at(-1);
    if (!newest) throw new Error('Nothing is in suspense');
    return newest.id;
  }
  const refund = async (id: string) => {
    await requestRefund(server.db, operation(id));
    await sendRefunds(server.dependencies, unreachable);
  };
  /** Waits until the money is back. The server's own job may hold the refund, and leave it for a minute later. */
  const waitUntilRefunded = (id: string) =>
    vi.waitFor(async () => {
      await server.pass(MINUTE_MS);
      await waitUntilSettled(server);
      await sendRefunds(server.dependencies, unreachable);
      expect([await payoutKobo(), await outcomeOf(id)]).toEqual([0, 'refunded']);
    }, WAIT);

  test('is matched to a wallet by an operator, with an audit line', async () => {
    const id = await suspended();
    const before = (await walletOf(server.app, buyer)).balance;
    await matchSuspense(server.db, { ...operation(id), accountNumber });
    await sweepSettlements(server.dependencies, unreachable);
    expect((await walletOf(server.app, buyer)).balance).toBe(before + naira(500));
    expect([await suspenseKobo(), await outcomeOf(id)]).toEqual([0, 'credited']);
    expect(await server.db.select().from(moneyAudit).where(eq(moneyAudit.eventId, id))).toMatchObject([
      { action: 'suspense_matched', actor: 'Bola', reason: 'the buyer sent the receipt' },
    ]);
    await expect(matchSuspense(server.db, { ...operation(id), accountNumber })).rejects.toThrow(
      `The bank event ${id} is credited, not suspended.`,
    );
    await expectLedgerConsistent(server);
  });

  test('stays where no wallet has the account', async () => {
    const id = await suspended();
    const before = await suspenseKobo();
    const match = matchSuspense(server.db, { ...operation(id), accountNumber: '0000000000' });
    await expect(match).rejects.toThrow(OperationError);
    expect(await suspenseKobo()).toBe(before);
    await refund(id);
    await waitUntilRefunded(id);
  });

  test('goes back to where it came from', async () => {
    const before = await suspenseKobo();
    const id = await suspended(naira(700));
    await refund(id);
    expect([await suspenseKobo(), await payoutKobo(), await outcomeOf(id)]).toEqual([
      before,
      naira(700),
      'refunding',
    ]);
    await waitUntilRefunded(id);
    await expectLedgerConsistent(server);
  });

  test('is in suspense again where the bank could not send it back', async () => {
    paystack().book.outcomes.refund = 'failed';
    const before = await suspenseKobo();
    const id = await suspended(naira(300));
    await refund(id);
    await vi.waitFor(async () => {
      await server.pass(MINUTE_MS);
      await waitUntilSettled(server);
      await sendRefunds(server.dependencies, unreachable);
      const now = [await suspenseKobo(), await payoutKobo(), await outcomeOf(id)];
      expect(now).toEqual([before + naira(300), 0, 'suspended']);
    }, WAIT);
    await matchSuspense(server.db, { ...operation(id), accountNumber });
    await sweepSettlements(server.dependencies, unreachable);
    await expectLedgerConsistent(server);
  });

  test('goes back once where the response of the bank was lost', async () => {
    const id = await suspended(naira(900));
    await requestRefund(server.db, operation(id));
    paystack().faults.add('response_lost', { path: '/refund', times: 1 });
    const failures: unknown[] = [];
    await sendRefunds(server.dependencies, (error) => failures.push(String(error)));
    // The server's own job may have been first.
    for (const failure of failures) expect(failure).toMatch(/^BankCallError: paystack POST \/refund: /);
    // How often it takes depends on whether the server's own job holds the refund at that moment.
    await vi.waitFor(async () => {
      await server.pass(5 * MINUTE_MS);
      await waitUntilSettled(server);
      await sendRefunds(server.dependencies, unreachable);
      expect(await outcomeOf(id)).toBe('refunded');
    }, WAIT);
    expect(paystack().book.refunds.filter(({ amountKobo }) => amountKobo === naira(900))).toHaveLength(1);
    expect(await payoutKobo()).toBe(0);
    await expectLedgerConsistent(server);
  });

  test('is matched or sent back once, however many operators try both at the same time', async () => {
    const before = [await suspenseKobo(), (await walletOf(server.app, buyer)).balance];
    const id = await suspended(naira(1_100));
    const tries = Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? requestRefund(server.db, operation(id))
        : matchSuspense(server.db, { ...operation(id), accountNumber }),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await Promise.all(Array.from({ length: 5 }, () => sendRefunds(server.dependencies, unreachable)));
    await server.pass(5 * MINUTE_MS);
    await sweepSettlements(server.dependencies, unreachable);
    await waitUntilSettled(server);
    await sendRefunds(server.dependencies, unreachable);
    const outcome = await outcomeOf(id);
    const isMatched = outcome === 'credited';
    expect([await suspenseKobo(), (await walletOf(server.app, buyer)).balance]).toEqual([
      before[0],
      (before[1] ?? 0) + (isMatched ? naira(1_100) : 0),
    ]);
    expect(paystack().book.refunds.filter(({ amountKobo }) => amountKobo === naira(1_100))).toHaveLength(
      isMatched ? 0 : 1,
    );
    expect(await server.db.$count(moneyAudit, eq(moneyAudit.eventId, id))).toBe(1);
    expect(await server.db.$count(bankRefunds, eq(bankRefunds.eventId, id))).toBe(isMatched ? 0 : 1);
    await expectLedgerConsistent(server);
  });

  test('has an audit that nobody changes', async () => {
    await expect(server.db.update(moneyAudit).set({ reason: 'another' })).rejects.toThrow();
    await expect(server.db.delete(moneyAudit)).rejects.toThrow();
  });
});
