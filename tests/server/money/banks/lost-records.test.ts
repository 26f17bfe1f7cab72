import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import type { Deposit, Payout } from '#rails/bank/records.ts';
import { PROMPT_DELIVERY } from '#rails/webhooks.ts';
import { sweepEvents } from '#server/money/bank/sweep.ts';
import { returnHeld } from '#server/money/withdrawals/return-held.ts';
import { processDueWithdrawals } from '#server/money/withdrawals/send.ts';
import { bankEvents, moneyAudit } from '#server/platform/db/schema/bank.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import { type BankProvider, LIVE_BANK_PROVIDERS } from '#server/platform/ports/bank.ts';
import { WAIT } from '../../../kit/wait.ts';
import type { TestPerson } from '../../kit/people.ts';
import { linesOf, runProgram } from '../../kit/run-program.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, newSession, walletOf } from '../kit.ts';
import { ownAccount, withdrawMoney, withPassword } from '../withdrawing.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';
import { PAYOUT_PATHS } from './simulated.ts';

const RETURN = 'src/server/commands/withdrawals-return.ts';
const HOUR_MS = 3_600_000;
const ACCOUNT = { bank_code: '058', account_number: '0123456785' };
const REASON = 'The statement of the week does not have it';

describe.each(LIVE_BANK_PROVIDERS)('a withdrawal of which %s has lost its records', (provider) => {
  describeOnPostgres('', (open) => {
    let server: LiveServer;
    let buyer: TestPerson;
    let accountId: string;
    let id: string;
    let reference: string;
    beforeAll(async () => {
      server = await openLive(open, provider);
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      running().webhooks.transmission = PROMPT_DELIVERY;
      Object.assign(running().book.outcomes, { payout: 'success', payoutDelayMs: 240 * HOUR_MS });
      server.banks.simulator.faults[provider].clear();
      buyer = await withPassword(server, await server.buyer());
      const { first_name, last_name } = buyer.user;
      server.banks.simulator.directory.nameAccount(ACCOUNT.account_number, `${last_name} ${first_name}`);
      const { account_number: to } = await walletOf(server.app, buyer);
      await server.send(provider, { to, amountKobo: naira(50_000) });
      await waitUntilSettled(server);
      await server.pass(60_000);
      accountId = await ownAccount(server.app, buyer, ACCOUNT);
      running().webhooks.transmission = { ...PROMPT_DELIVERY, isLost: true };
    });
    afterEach(() => {
      running().book.deposits.push(...lostDeposits.splice(0));
    });
    const lostDeposits: Deposit[] = [];

    const running = () => server.banks.simulator.banks[provider];
    const rowOf = async () => (await server.db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0];
    const balanceNow = async () => {
      // Sessions last three hours.
      const session = await newSession(server, buyer.user.id);
      return (await walletOf(server.app, { ...buyer, ...session })).balance;
    };
    const sendDue = () => processDueWithdrawals(server.dependencies, () => undefined);
    const afterHours = async (...waits: number[]) => {
      for (const hours of waits) {
        await server.pass(hours * HOUR_MS);
        await sendDue();
      }
    };
    const giveBack = (isOnStatement: boolean, bank: BankProvider = server.dependencies.bank) =>
      returnHeld(
        { ...server.dependencies, bank },
        { reference, actor: 'Bola', reason: REASON, isOnStatement },
      );
    const auditOf = () =>
      server.db
        .select({ action: moneyAudit.action, actor: moneyAudit.actor, reason: moneyAudit.reason })
        .from(moneyAudit)
        .innerJoin(bankEvents, eq(bankEvents.id, moneyAudit.eventId))
        .where(eq(bankEvents.eventId, `payout:${id}:given-up`));

    /** Requests a withdrawal, which the bank gets. */
    async function request(): Promise<void> {
      const wanted = { account_id: accountId, amount: naira(20_000) };
      ({ id, reference } = await withdrawMoney(server.app, buyer, wanted));
      await vi.waitFor(async () => {
        await sendDue();
        expect(running().book.payouts.filter((each) => each.reference === id)).toHaveLength(1);
      }, WAIT);
    }

    /** Removes the transfer, and all deposits, from the bank's books. */
    function loseAll(): Payout {
      const { payouts, deposits } = running().book;
      const [payout] = payouts.filter((each) => each.reference === id);
      if (!payout) throw new Error('Nothing was sent');
      payouts.splice(payouts.indexOf(payout), 1);
      lostDeposits.push(...deposits.splice(0));
      return payout;
    }

    /** A withdrawal whose sending order the bank received, and of which it has lost all records. */
    async function lost(): Promise<Payout> {
      server.banks.simulator.faults[provider].add('response_lost', {
        path: PAYOUT_PATHS[provider],
        times: 1,
      });
      await request();
      const payout = loseAll();
      await afterHours(1, 1);
      expect(await rowOf()).toMatchObject({ status: 'requested', heldReason: 'wrong_key' });
      await expect(giveBack(true)).rejects.toThrow('less than a day old');
      await afterHours(24);
      return payout;
    }

    test('is given back once on the bank’s statement, and not without it', async () => {
      await lost();
      await expect(giveBack(false)).rejects.toThrow('add --on-statement');
      expect(await balanceNow()).toBe(naira(30_000));
      const attempts = await Promise.allSettled([giveBack(true), giveBack(true), giveBack(true)]);
      expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(giveBack(true)).rejects.toThrow('is not held');
      expect(await balanceNow()).toBe(naira(50_000));
      expect(await rowOf()).toMatchObject({ status: 'returned', returnReason: 'our_side' });
      expect(await auditOf()).toEqual([
        { action: 'withdrawal_returned', actor: 'Bola', reason: `${REASON} (on the statement of the bank)` },
      ]);
      await expectLedgerConsistent(server);
    });

    test('and that it reports as sent after all is left to an operator', async () => {
      const payout = await lost();
      await giveBack(true);
      running().notify({ kind: 'payout', payout: { ...payout, status: 'success' } }, PROMPT_DELIVERY);
      await server.pass(1_000);
      await vi.waitFor(async () => {
        await server.pass(6 * HOUR_MS);
        await sweepEvents(server.dependencies, () => undefined);
        const events = await server.db.select().from(bankEvents).where(eq(bankEvents.outcome, 'payout'));
        const open = events.filter(({ note, closedAt }) => closedAt === null && note?.includes(reference));
        expect(open).toHaveLength(1);
      }, WAIT);
      expect(await balanceNow()).toBe(naira(50_000));
      await sendDue();
      expect(running().book.payouts.filter((each) => each.reference === id)).toEqual([]);
      await expectLedgerConsistent(server);
    });

    test('is not given back where the bank reports it as sent meanwhile, or has it', async () => {
      const payout = await lost();
      const { bank } = server.dependencies;
      const reporting: BankProvider = {
        ...bank,
        async findPayout(...words) {
          const found = await bank.findPayout(...words);
          running().notify({ kind: 'payout', payout: { ...payout, status: 'success' } }, PROMPT_DELIVERY);
          await vi.waitFor(async () => {
            await server.pass(1_000);
            const events = await server.db
              .select()
              .from(bankEvents)
              .where(eq(bankEvents.outcome, 'recorded'));
            expect(events.filter(({ rawBody }) => rawBody.includes(id))).not.toHaveLength(reported);
            reported = events.filter(({ rawBody }) => rawBody.includes(id)).length;
          }, WAIT);
          return found;
        },
      };
      let reported = 0;
      await expect(giveBack(true, reporting)).rejects.toThrow('has changed meanwhile');
      expect(await rowOf()).toMatchObject({ status: 'requested', reported: 'successful' });
      await afterHours(1);
      await expect(giveBack(false)).rejects.toThrow('add --on-statement');
      running().book.payouts.push({ ...payout, status: 'success' });
      await expect(giveBack(true)).rejects.toThrow(`${provider} has it as successful`);
      await afterHours(1);
      expect(await rowOf()).toMatchObject({ status: 'sent' });
      expect(await balanceNow()).toBe(naira(30_000));
      expect(await auditOf()).toEqual([]);
      await expectLedgerConsistent(server);
    });

    test('that the bank had accepted is listed, and given back on its statement', async () => {
      await request();
      await vi.waitFor(async () => expect((await rowOf())?.providerReference).not.toBeNull(), WAIT);
      expect(await rowOf()).toMatchObject({ status: 'requested', heldReason: null, failure: null });
      await expect(giveBack(true)).rejects.toThrow('is not held');
      loseAll();
      await afterHours(1, 24);
      expect((await rowOf())?.providerReference).not.toBeNull();
      const run = async (...words: string[]) => {
        const environment = server.banks.environment(provider);
        const settings = { ...environment, DATABASE_URL: server.databaseUrl ?? '' };
        const result = await runProgram([RETURN, ...words], settings);
        return { code: result.code, text: linesOf(result).join('\n') };
      };
      expect((await run()).text).toContain('--on-statement');
      const words = [reference, '--by', 'Bola', '--reason', REASON];
      expect(await run(...words)).toMatchObject({ code: 1, text: expect.stringContaining('--on-statement') });
      // A program's clock is the real one, by which the withdrawal is not yet requested.
      expect((await run(...words, '--on-statement')).text).toContain('less than a day old');
      await giveBack(true);
      expect(await balanceNow()).toBe(naira(50_000));
      expect(await auditOf()).toMatchObject([{ reason: `${REASON} (on the statement of the bank)` }]);
      await expectLedgerConsistent(server);
    });
  });
});
