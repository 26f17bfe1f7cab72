import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import { requeryTransfers } from '#server/money/bank/jobs.ts';
import { requery } from '#server/money/bank/requery.ts';
import { queryRows } from '#server/platform/db/database.ts';
import { bankHealth } from '#server/platform/db/schema/bank.ts';
import { WAIT } from '../../../kit/wait.ts';
import type { TestPerson } from '../../kit/people.ts';
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
    vi.restoreAllMocks();
  });

  test('within a minute of another time finds the money when the minute is over', async () => {
    const [buyer, other] = [await server.buyer(), await server.buyer()];
    const { account_number: to } = await walletOf(server.app, buyer);
    const pressedAt = server.clock.now();
    expect(await press(buyer)).toBe('We are asking your bank about the transfer.');
    await vi.waitFor(async () => expect(await jobsOf(buyer)).toMatchObject([{ state: 'completed' }]), WAIT);

    await server.pass(20_000);
    await server.send('paystack', { to, amountKobo: naira(47), isLost: true });
    const inAMinute = 'We asked your bank a moment ago, and ask again within a minute or two.';
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => press(buyer))))).toEqual(
      new Set([inAMinute]),
    );
    expect(await jobsOf(buyer)).toEqual([
      { state: 'completed', startAfter: expect.any(Number) },
      { state: 'created', startAfter: pressedAt.getTime() + MINUTE_MS },
    ]);

    await server.pass(MINUTE_MS);
    await server.db.execute(
      sql`update pgboss.job set start_after = now() where name = ${requeryTransfers.name} and state = 'created'`,
    );
    // A new job wakes the worker, which otherwise looks for delayed ones every 20 seconds.
    await press(other);
    await vi.waitFor(
      async () => expect(await walletOf(server.app, buyer)).toMatchObject({ balance: naira(47) }),
      WAIT,
    );
  });

  test('many times at once asks the bank now, and once more a minute later at most', async () => {
    const buyer = await server.buyer();
    await Promise.all(Array.from({ length: 10 }, () => press(buyer)));
    const at = server.clock.now().getTime();
    const jobs = await jobsOf(buyer);
    expect(jobs).toHaveLength(2);
    expect(jobs.filter(({ startAfter }) => startAfter < at)).toHaveLength(1);
    expect(jobs.at(-1)).toEqual({ state: 'created', startAfter: at + MINUTE_MS });
    await server.pass(3 * MINUTE_MS);
    expect(await press(buyer)).toBe('We are asking your bank about the transfer.');
  });

  async function press({ headers }: TestPerson): Promise<string> {
    const url = '/api/wallet/check-transfers';
    const response = await server.app.inject({ method: 'POST', url, headers });
    expect(response.statusCode).toBe(200);
    return response.json().message;
  }

  const jobsOf = ({ user }: TestPerson) =>
    queryRows<{ state: string; startAfter: number }>(
      server.db,
      sql`select state::text, round(extract(epoch from start_after) * 1000)::float8 as "startAfter"
          from pgboss.job
          where name = ${requeryTransfers.name} and data ->> 'userId' = ${user.id}
          order by start_after`,
    );
});
