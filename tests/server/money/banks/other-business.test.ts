import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { PROMPT_DELIVERY } from '#rails/webhooks.ts';
import { checkBusinesses } from '#server/money/bank/check-keys.ts';
import { reconcile } from '#server/money/bank/reconcile.ts';
import { requestRefund, sendRefunds } from '#server/money/bank/refunds.ts';
import { openAccounts } from '#server/money/wallet/account-sweep.ts';
import { returnHeld } from '#server/money/withdrawals/return-held.ts';
import { processDueWithdrawals } from '#server/money/withdrawals/send.ts';
import { bankEvents, bankRefunds } from '#server/platform/db/schema/bank.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import type { Dependencies } from '#server/platform/dependencies.ts';
import { LIVE_BANK_PROVIDERS } from '#server/platform/ports/bank.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openProviders } from '#server/providers.ts';
import { WAIT } from '../../../kit/wait.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { createBuyer, expectLedgerConsistent, walletOf } from '../kit.ts';
import { ownAccount, withdrawMoney, withPassword } from '../withdrawing.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';
import { PAYOUT_PATHS, REFUND_PATHS, type SimulatedBanks, simulateBanks } from './simulated.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ACCOUNT = { bank_code: '058', account_number: '0123456785' };
const CUSTOMER = { email: 'a@example.com', firstName: 'A', lastName: 'B', phone: '+2348031234567' };
const SENDER = { name: 'CHIDI EZE', accountNumber: '0123450011', bankName: 'First Bank of Nigeria' };
const STRANGERS_ACCOUNT = '0690000031';

describe.each(LIVE_BANK_PROVIDERS)('the keys of another business at %s', (provider) => {
  describeOnPostgres('', (open) => {
    let server: LiveServer;
    let other: SimulatedBanks;
    let ofOther: Dependencies;
    beforeAll(async () => {
      server = await openLive(open, provider);
      other = await simulateBanks('http://127.0.0.1:9');
      // Two simulators count their deposits alike: the last three here are not the first one there.
      const { account_number: to } = await walletOf(server.app, await server.buyer());
      for (const amount of [501, 502, 503, 504])
        await server.send(provider, { to: to ?? '', amountKobo: naira(amount) });
      await waitUntilSettled(server);
      await server.pass(MINUTE_MS);
      const { number } = otherBook().openAccount(otherBook().customer(CUSTOMER));
      otherBook().receive(number, naira(50_000), SENDER);
      const { bank } = openProviders(readSettings(other.environment(provider)));
      ofOther = { ...server.dependencies, bank, formerBanks: [] };
    });
    afterAll(async () => {
      await other.close();
      await server.close();
    });
    const running = () => server.banks.simulator.banks[provider];
    const otherBook = () => other.simulator.banks[provider].book;
    beforeEach(() => {
      running().webhooks.transmission = PROMPT_DELIVERY;
      server.banks.simulator.faults[provider].clear();
    });
    /** The bank carries out the next call to the path; its response and its webhooks are lost. */
    const loseResponse = (path: string) => {
      running().webhooks.transmission = { ...PROMPT_DELIVERY, isLost: true };
      server.banks.simulator.faults[provider].add('response_lost', { path, times: 1 });
    };
    const sendWithdrawals = async (dependencies: Dependencies = server.dependencies) => {
      const failures: string[] = [];
      await processDueWithdrawals(dependencies, (error) => failures.push(String(error)));
      return failures;
    };
    const refund = async (dependencies: Dependencies = server.dependencies) => {
      const failures: string[] = [];
      await sendRefunds(dependencies, (error) => failures.push(String(error)));
      return failures;
    };
    const DOUBT = [expect.stringContaining('the keys may be those of another business')];

    async function withdrawal(): Promise<string> {
      const buyer = await withPassword(server, await server.buyer());
      const { first_name, last_name } = buyer.user;
      server.banks.simulator.directory.nameAccount(ACCOUNT.account_number, `${last_name} ${first_name}`);
      const { account_number: to } = await walletOf(server.app, buyer);
      await server.send(provider, { to, amountKobo: naira(50_000) });
      await waitUntilSettled(server);
      const account_id = await ownAccount(server.app, buyer, ACCOUNT);
      return (await withdrawMoney(server.app, buyer, { account_id, amount: naira(20_000) })).id;
    }
    const rowOf = async (id: string) =>
      (await server.db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0];
    /** It is sent with the right keys, once. */
    async function expectSentOnce(id: string): Promise<void> {
      await server.pass(HOUR_MS);
      await sendWithdrawals();
      await server.pass(MINUTE_MS);
      await vi.waitFor(async () => {
        await sendWithdrawals();
        expect(await rowOf(id)).toMatchObject({ status: 'sent', heldReason: null });
      }, WAIT);
      expect(running().book.payouts.filter(({ reference }) => reference === id)).toHaveLength(1);
      expect(otherBook().payouts).toEqual([]);
      await expectLedgerConsistent(server);
    }

    test('are logged at the start, and those of its own are not', async () => {
      expect((await checkBusinesses(ofOther)).map(String)).toEqual(DOUBT);
      expect(await checkBusinesses(server.dependencies)).toEqual([]);
    });

    test('take in no deposit of the other business, and open no account there', async () => {
      const period = { from: new Date(server.clock.now().getTime() - DAY_MS), until: server.clock.now() };
      const { differences } = await reconcile(ofOther, period);
      expect(differences.map(({ reason }) => reason)).toEqual(DOUBT);
      const opened = otherBook().accounts.length;
      const person = await createBuyer({ ...server, dependencies: ofOther });
      const failures: string[] = [];
      await server.pass(2 * MINUTE_MS);
      await openAccounts(ofOther, (error) => failures.push(String(error)));
      expect(failures).toEqual(DOUBT);
      expect(otherBook().accounts).toHaveLength(opened);
      await vi.waitFor(async () => {
        await server.pass(HOUR_MS);
        await openAccounts(server.dependencies, (error) => expect.unreachable(String(error)));
        const accounts = await server.accountsOf(person);
        expect(accounts.map(({ status }) => status)).toEqual(['assigned']);
      }, WAIT);
    });

    test('send no withdrawal', async () => {
      const id = await withdrawal();
      loseResponse(PAYOUT_PATHS[provider]);
      expect(await sendWithdrawals(ofOther)).toEqual(DOUBT);
      expect(await rowOf(id)).toMatchObject({ status: 'requested', heldReason: 'wrong_key' });
      await expectSentOnce(id);
    });

    test('neither send a withdrawal again nor give it back', async () => {
      const id = await withdrawal();
      loseResponse(PAYOUT_PATHS[provider]);
      await sendWithdrawals();
      for (let hour = 0; hour < 2; hour += 1) {
        await server.pass(HOUR_MS);
        expect(await sendWithdrawals(ofOther)).toEqual(DOUBT);
      }
      const held = await rowOf(id);
      expect(held).toMatchObject({ status: 'requested', heldReason: 'wrong_key' });
      const decision = { reference: held?.reference ?? '', actor: 'Bola', reason: 'It is not there' };
      await expect(returnHeld(ofOther, decision)).rejects.toThrow('another business');
      running().webhooks.transmission = PROMPT_DELIVERY;
      await expectSentOnce(id);
    });

    test('do not end a refund that is under way', async () => {
      const amountKobo = naira(700);
      await server.send(provider, { to: STRANGERS_ACCOUNT, amountKobo });
      await waitUntilSettled(server);
      const [event] = await server.db.select().from(bankEvents).where(eq(bankEvents.amountKobo, amountKobo));
      const eventId = event?.id ?? '';
      const at = server.clock.now();
      await requestRefund(server.db, { eventId, actor: 'Bola', reason: 'nobody claims it', at });
      loseResponse(REFUND_PATHS[provider]);
      await refund();
      const outcome = async () =>
        (await server.db.select().from(bankRefunds).where(eq(bankRefunds.eventId, eventId))).map(
          ({ status }) => status,
        );
      for (let times = 0; times < 6; times += 1) {
        await server.pass(6 * HOUR_MS);
        expect(await refund(ofOther)).toEqual(DOUBT);
      }
      expect(await outcome()).toEqual(['requested']);
      await vi.waitFor(async () => {
        await server.pass(HOUR_MS);
        await refund();
        expect(await outcome()).toEqual(['processed']);
      }, WAIT);
      const refunds = running().book.refunds.filter(({ deposit }) => deposit.amountKobo === amountKobo);
      expect(refunds).toHaveLength(1);
      await expectLedgerConsistent(server);
    });
  });
});
