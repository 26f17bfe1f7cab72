import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { returnHeld } from '#server/money/withdrawals/return-held.ts';
import { processDueWithdrawals } from '#server/money/withdrawals/send.ts';
import { moneyAudit } from '#server/platform/db/schema/bank.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import { LIVE_BANK_PROVIDERS, type WithdrawalHold } from '#server/platform/ports/bank.ts';
import { WAIT } from '../../../kit/wait.ts';
import { messagesTo } from '../../kit/outbox.ts';
import type { TestPerson } from '../../kit/people.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, newSession, walletOf } from '../kit.ts';
import { ownAccount, withdrawalOf, withdrawMoney, withPassword } from '../withdrawing.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ACCOUNT = { bank_code: '058', account_number: '0123456785' };

describe.each(LIVE_BANK_PROVIDERS)('a withdrawal that %s refuses', (provider) => {
  describeOnPostgres('', (open) => {
    let server: LiveServer;
    let buyer: TestPerson;
    let id: string;
    beforeAll(async () => {
      server = await openLive(open, provider);
    });
    afterAll(() => server.close());
    const book = () => server.banks.simulator.banks[provider].book;
    beforeEach(async () => {
      server.banks.simulator.faults[provider].clear();
      Object.assign(book().outcomes, {
        payout: 'success',
        payoutRejection: null,
        payoutNeedsApproval: false,
      });
      buyer = await withPassword(server, await server.buyer());
      const { first_name, last_name } = buyer.user;
      server.banks.simulator.directory.nameAccount(ACCOUNT.account_number, `${last_name} ${first_name}`);
      const { account_number } = await walletOf(server.app, buyer);
      await server.send(provider, { to: account_number, amountKobo: naira(50_000) });
      await waitUntilSettled(server);
      const account_id = await ownAccount(server.app, buyer, ACCOUNT);
      ({ id } = await withdrawMoney(server.app, buyer, { account_id, amount: naira(20_000) }));
    });

    const lines: string[] = [];
    const carryOn = async (dependencies = server.dependencies) => {
      lines.length = 0;
      await processDueWithdrawals(dependencies, (error) => lines.push(String(error)));
    };
    const seen = async () => {
      // Sessions last three hours.
      const person = { ...buyer, ...(await newSession(server, buyer.user.id)) };
      const { status, delayed_since } = await withdrawalOf(server.app, person, id);
      const { balance } = await walletOf(server.app, person);
      return { status, isDelayed: delayed_since !== null, balance };
    };
    const payouts = () => book().payouts.filter(({ reference }) => reference === id);
    const held = async (reason: WithdrawalHold) => {
      const metrics = (await server.app.inject({ url: '/metrics' })).body;
      const line = `^withdrawals_held\\{provider="${provider}",reason="${reason}"\\} (\\d+)$`;
      return Number(new RegExp(line, 'm').exec(metrics)?.[1]);
    };
    const messageCount = async (text: string) =>
      (await messagesTo(server.db, buyer.user.phone)).filter((message) => message.text.includes(text)).length;

    const reject = (reason: 'low_balance' | 'disabled' | 'ip') => () => {
      book().outcomes.payoutRejection = reason;
    };
    test.each<[string, () => void, readonly WithdrawalHold[]]>([
      ['the balance is too low', reject('low_balance'), ['low_balance']],
      ['transfers are not enabled', reject('disabled'), ['not_allowed']],
      ['our address is not allowed', reject('ip'), ['not_allowed', 'wrong_key']],
      ['the key is revoked', () => server.banks.simulator.faults[provider].add('key_revoked'), ['wrong_key']],
    ])('because %s waits, is shown to operator and buyer, and is sent once', async (_, begin, reasons) => {
      begin();
      await carryOn();
      expect(lines).toEqual([
        expect.stringMatching(new RegExp(`^BankCallError: ${provider} (GET|POST) .*HTTP 4`)),
      ]);
      expect(await seen()).toEqual({ status: 'requested', isDelayed: false, balance: naira(30_000) });
      const counts = await Promise.all(reasons.map(held));
      expect(counts.reduce((sum, each) => sum + each)).toBe(1);

      for (let hour = 0; hour < 3; hour += 1) {
        await server.pass(HOUR_MS);
        await carryOn();
      }
      expect(await seen()).toEqual({ status: 'requested', isDelayed: true, balance: naira(30_000) });
      expect([await messageCount('on our side'), await messageCount('did not arrive')]).toEqual([1, 0]);

      book().outcomes.payoutRejection = null;
      server.banks.simulator.faults[provider].clear();
      await server.pass(HOUR_MS);
      await carryOn();
      await server.pass(MINUTE_MS);
      await vi.waitFor(
        async () => expect(await seen()).toMatchObject({ status: 'sent', isDelayed: false }),
        WAIT,
      );
      expect(payouts()).toHaveLength(1);
      for (const reason of reasons) expect(await held(reason)).toBe(0);
      await expectLedgerConsistent(server);
    });

    test('because its keys are gone waits, is shown to operator and buyer, and is sent once they are back', async () => {
      const [bank] = server.dependencies.formerBanks;
      if (!bank) throw new Error('No other bank has keys');
      const withoutKeys = { ...server.dependencies, bank, formerBanks: [] };
      await carryOn(withoutKeys);
      expect(lines).toEqual([`BankCallError: the keys of ${provider} are not set`]);
      expect(await held('wrong_key')).toBe(1);
      await server.pass(HOUR_MS);
      await carryOn(withoutKeys);
      expect(await seen()).toEqual({ status: 'requested', isDelayed: true, balance: naira(30_000) });
      expect(await messageCount('on our side')).toBe(1);

      await server.pass(HOUR_MS);
      await carryOn();
      await server.pass(MINUTE_MS);
      await vi.waitFor(
        async () => expect(await seen()).toMatchObject({ status: 'sent', isDelayed: false }),
        WAIT,
      );
      expect(payouts()).toHaveLength(1);
      await expectLedgerConsistent(server);
    });

    test('because of the account it goes to is back at once', async () => {
      book().outcomes.payoutRejection = 'account';
      await carryOn();
      expect(await seen()).toEqual({ status: 'returned', isDelayed: false, balance: naira(50_000) });
      expect([
        await messageCount('Check the account with your bank'),
        await messageCount('on our side'),
      ]).toEqual([1, 0]);
      await expectLedgerConsistent(server);
    });

    test('goes back to the wallet when an operator says so, and only then', async () => {
      const decision = { reference: (await row()).reference, actor: 'Bola', reason: 'The bank pays nobody' };
      await expect(returnHeld(server.dependencies, decision)).rejects.toThrow('is not held');
      book().outcomes.payoutRejection = 'disabled';
      await carryOn();
      server.banks.simulator.faults[provider].add('unavailable');
      await expect(returnHeld(server.dependencies, decision)).rejects.toThrow(provider);
      server.banks.simulator.faults[provider].clear();
      await returnHeld(server.dependencies, decision);
      expect(await seen()).toEqual({ status: 'returned', isDelayed: false, balance: naira(50_000) });
      expect([
        await messageCount('Nothing is wrong with your account'),
        await messageCount('Check the account'),
      ]).toEqual([1, 0]);
      const audit = await server.db
        .select()
        .from(moneyAudit)
        .where(eq(moneyAudit.action, 'withdrawal_returned'));
      expect(audit).toMatchObject([{ actor: 'Bola', reason: decision.reason }]);
      await expect(returnHeld(server.dependencies, decision)).rejects.toThrow('is not held');
      await expectLedgerConsistent(server);
    });

    test('or lets wait for approval, is sent once it is approved', async () => {
      book().outcomes.payoutNeedsApproval = true;
      await carryOn();
      const { reference } = await row();
      expect(lines).toEqual([
        `BankCallError: ${provider}: ${reference} waits for approval in the provider's dashboard`,
      ]);
      expect(await held('needs_approval')).toBe(1);
      await server.pass(2 * HOUR_MS);
      await carryOn();
      expect(await seen()).toEqual({ status: 'requested', isDelayed: true, balance: naira(30_000) });
      expect(await messageCount('on our side')).toBe(1);
      book().approvePayouts();
      await server.pass(MINUTE_MS);
      await vi.waitFor(async () => expect(await seen()).toMatchObject({ status: 'sent' }), WAIT);
      expect(payouts()).toHaveLength(1);
      expect(await held('needs_approval')).toBe(0);
    });

    const row = async () => {
      const [found] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, id));
      if (!found) throw new Error('There is no such withdrawal');
      return found;
    };
  });
});
