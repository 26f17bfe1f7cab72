import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { requery } from '#server/money/bank/requery.ts';
import { bankHealth } from '#server/platform/db/schema/bank.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { walletOf } from '../kit.ts';
import { type LiveServer, openLive } from './live.ts';

describeOnPostgres("'I have sent the money'", (open) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await openLive(open, 'paystack');
    await server.startWorkers();
  });
  afterAll(() => server.close());

  test('finds the money where the bank was asked too often, which counts as a response', async () => {
    const buyer = await server.buyer();
    const { account_number: to } = await walletOf(server.app, buyer);
    await server.db.delete(bankHealth);
    await server.send('paystack', { to, amountKobo: naira(46), isLost: true });
    const limited = { outcome: 'retryable', reason: 'rate_limited', detail: 'HTTP 429' } as const;
    vi.spyOn(server.dependencies.bank, 'requery').mockResolvedValue(limited);
    await requery(server.dependencies, buyer.user.id);
    expect(await walletOf(server.app, buyer)).toMatchObject({ balance: naira(46) });
    expect(await server.db.$count(bankHealth)).toBe(0);
  });
});
