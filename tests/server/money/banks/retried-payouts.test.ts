import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { PROMPT_DELIVERY } from '#rails/webhooks.ts';
import { outgoingDifferences } from '#server/money/bank/reconcile-outgoing.ts';
import { processDueWithdrawals } from '#server/money/withdrawals/send.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import { WAIT } from '../../../kit/wait.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, walletOf } from '../kit.ts';
import { ownAccount, withdrawMoney, withPassword } from '../withdrawing.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const DAY_MS = 24 * 3_600_000;
const ACCOUNT = { bank_code: '058', account_number: '0123456785' };

const post = async (server: LiveServer, provider: 'monnify' | 'flutterwave', content: object) => {
  const payload = JSON.stringify(content);
  const signature =
    provider === 'monnify'
      ? {
          'monnify-signature': createHmac('sha512', RAILS_KEYS.monnify.secretKey)
            .update(payload)
            .digest('hex'),
        }
      : { 'verif-hash': RAILS_KEYS.flutterwave.secretHash };
  const headers = { 'content-type': 'application/json', ...signature };
  const url = `/api/webhooks/${provider}`;
  const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload });
  expect(statusCode).toBe(200);
  await waitUntilSettled(server);
};

describe.each(['monnify', 'flutterwave'] as const)('a payout that is tried again at %s', (provider) => {
  describeOnPostgres('', (open) => {
    let server: LiveServer;
    let id: string;
    let reference: string;
    beforeAll(async () => {
      server = await openLive(open, provider);
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      const buyer = await withPassword(server, await server.buyer());
      const { first_name, last_name } = buyer.user;
      server.banks.simulator.directory.nameAccount(ACCOUNT.account_number, `${last_name} ${first_name}`);
      const { account_number: to } = await walletOf(server.app, buyer);
      await server.send(provider, { to, amountKobo: naira(5_000) });
      await waitUntilSettled(server);
      running().webhooks.transmission = { ...PROMPT_DELIVERY, isLost: true };
      Object.assign(running().book.outcomes, { payout: 'failed', payoutDelayMs: 0 });
      const account_id = await ownAccount(server.app, buyer, ACCOUNT);
      const wanted = { account_id, amount: naira(2_000) };
      ({ id, reference } = await withdrawMoney(server.app, buyer, wanted));
      await vi.waitFor(async () => {
        await processDueWithdrawals(server.dependencies, () => undefined);
        await server.pass(3_600_000);
        expect(await server.db.select().from(withdrawals).where(eq(withdrawals.id, id))).toMatchObject([
          { status: 'returned' },
        ]);
      }, WAIT);
    });

    const running = () => server.banks.simulator.banks[provider];
    const retryReference = () => `${id}_RETRY_1`;
    /** Somebody tries the failed payout again in the dashboard; the provider extends its reference. */
    const retry = () => {
      const [failed] = running().book.payouts.filter((each) => each.reference === id);
      if (!failed) throw new Error('Nothing was sent');
      const [oneMore, code] = [failed.id + 1_000_000, `${failed.code}R`];
      running().book.payouts.push({
        ...failed,
        id: oneMore,
        code,
        reference: retryReference(),
        status: 'success',
      });
    };

    test('is left to an operator, as its report says that the buyer has the money twice', async () => {
      await post(
        server,
        provider,
        provider === 'monnify'
          ? { eventType: 'SUCCESSFUL_DISBURSEMENT', eventData: { reference: retryReference() } }
          : {
              event: 'transfer.completed',
              data: { id: 1, reference: retryReference(), status: 'SUCCESSFUL' },
            },
      );
      const events = await server.db.select().from(bankEvents).where(eq(bankEvents.outcome, 'payout'));
      expect(events.map(({ note }) => note)).toContain(
        `${reference} was tried again there, and sent as ${retryReference()}`,
      );
      await expectLedgerConsistent(server);
    });

    test('is a difference of the reconciliation', async () => {
      retry();
      const at = server.clock.now();
      const period = { from: new Date(at.getTime() - DAY_MS), until: at, at };
      expect(await outgoingDifferences(server.db, server.dependencies.bank, period)).toContainEqual({
        eventId: retryReference(),
        reason: `the provider has a payout of ₦2,000 under this reference, successful, and it tries ${reference} again, which is returned here`,
      });
    });
  });
});
