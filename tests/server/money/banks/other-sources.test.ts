import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { countMissed } from '#server/money/bank/missed.ts';
import { reconcile } from '#server/money/bank/reconcile.ts';
import { reconcileAll } from '#server/money/bank/reconcile-job.ts';
import { mapResult } from '#server/money/bank/results.ts';
import { SIGNATURE_HEADER, sign } from '#server/money/bank/signature.ts';
import { sweepEvents } from '#server/money/bank/sweep.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import type { BankProvider } from '#server/platform/ports/bank.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openProviders } from '#server/providers.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { WAIT } from '../../../kit/wait.ts';
import type { TestPerson } from '../../kit/people.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, walletOf } from '../kit.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const MINUTE_MS = 60_000;
const unreachable = (error: unknown): void => expect.unreachable(String(error));

describeOnPostgres('a deposit whose webhook got lost', (open) => {
  let server: LiveServer;
  let buyer: TestPerson;
  let to: string;
  beforeAll(async () => {
    server = await openLive(open, 'paystack');
    await server.startWorkers();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await server.buyer();
    to = (await walletOf(server.app, buyer)).account_number;
  });

  const balanceKobo = async () => (await walletOf(server.app, buyer)).balance;
  const post = (body: string, headers: Readonly<Record<string, string>>) =>
    server.app.inject({
      method: 'POST',
      url: '/api/webhooks/paystack',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });
  const postRefund = (reference: string) => {
    const data = { status: 'processed', transaction_reference: reference, id: randomUUID() };
    const body = JSON.stringify({ event: 'refund.processed', data });
    return post(body, { [SIGNATURE_HEADER]: sign(Buffer.from(body), RAILS_KEYS.paystack.secretKey) });
  };
  const refunds = async () =>
    (await server.db.select().from(bankEvents)).filter(({ rawBody }) => rawBody.includes('refund.processed'));

  test('is taken in where the list of another bank cannot be had', async () => {
    const { bank } = openProviders(readSettings(server.banks.environment('monnify')));
    server.banks.simulator.faults.monnify.add('unavailable');
    await server.send('paystack', { to, amountKobo: naira(13), isLost: true });
    await server.pass(20 * MINUTE_MS);
    const differences: string[] = [];
    const dependencies = { ...server.dependencies, bank, formerBanks: [server.dependencies.bank] };
    const reconciled = reconcileAll(dependencies, ({ message }) => differences.push(message));
    await expect(reconciled).rejects.toThrow(
      /^The reconciliation with monnify failed: its list could not be had: monnify .*HTTP 503/,
    );
    expect(differences).toContainEqual(expect.stringMatching(/its webhook never came: ₦13, now credited$/));
    expect(await balanceKobo()).toBe(naira(13));
    await sweepSettlements(server.dependencies, unreachable);
  });

  /** The bank, with a row in each of its lists that cannot be read. */
  const withUnreadableRow = (): BankProvider => {
    const { bank } = server.dependencies;
    return {
      ...bank,
      listTransactions: async (query) =>
        mapResult(await bank.listTransactions(query), (page) => ({ ...page, unreadableCount: 1 })),
    };
  };

  test('is not passed over where its row of the list cannot be read', async () => {
    const bank = withUnreadableRow();
    await server.send('paystack', { to, amountKobo: naira(17), isLost: true });
    await server.pass(20 * MINUTE_MS);
    const differences: string[] = [];
    const reconciled = reconcileAll({ ...server.dependencies, bank }, ({ message }) =>
      differences.push(message),
    );
    await expect(reconciled).rejects.toThrow(
      'The reconciliation with paystack failed: 1 deposit of its list cannot be read',
    );
    expect(differences).toContainEqual(expect.stringMatching(/its webhook never came: ₦17, now credited$/));
    await sweepSettlements(server.dependencies, unreachable);
  });

  test('counts as missing, before its account is erased again, where its row cannot be read', async () => {
    const wanted = { userId: buyer.user.id, from: new Date(0), until: server.clock.now() };
    expect(await countMissed(server.db, server.dependencies, wanted)).toBe(0);
    const banks = { ...server.dependencies, bank: withUnreadableRow() };
    expect(await countMissed(server.db, banks, wanted)).toBe(1);
  });

  test('lets the refund that came before it need attention', async () => {
    const { reference } = await server.send('paystack', { to, amountKobo: naira(29), isLost: true });
    await postRefund(reference);
    await waitUntilSettled(server);
    expect(await refunds()).toMatchObject([{ outcome: 'foreign' }]);
    await server.pass(MINUTE_MS);
    await reconcile(server.dependencies, { from: new Date(0), until: server.clock.now() });
    await sweepEvents(server.dependencies, unreachable);
    await sweepSettlements(server.dependencies, unreachable);
    expect(await balanceKobo()).toBe(naira(29));
    expect(await refunds()).toMatchObject([{ outcome: 'refund', note: `of the deposit ${reference}` }]);
    await expectLedgerConsistent(server);
  });

  test('lets a refund that comes at the same time need attention', async () => {
    const before = (await refunds()).length;
    for (let round = 0; round < 10; round += 1) {
      const { reference } = await server.send('paystack', { to, amountKobo: naira(2), isLost: true });
      const sent = server.banks.simulator.banks.paystack.webhooks.all.at(-1)?.webhook;
      if (!sent) throw new Error('There is no webhook');
      await Promise.all([post(sent.body, sent.headers), postRefund(reference)]);
    }
    await vi.waitFor(async () => {
      await sweepEvents(server.dependencies, unreachable);
      const outcomes = (await refunds()).map(({ outcome }) => outcome);
      expect(outcomes).toEqual(Array.from({ length: before + 10 }, () => 'refund'));
    }, WAIT);
  });
});
