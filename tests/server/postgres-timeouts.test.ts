import { once } from 'node:events';
import net from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { queryRow } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { openTestPostgres } from './kit/databases.ts';
import { TEST_DATABASE_URL } from './kit/server.ts';

describe.skipIf(!TEST_DATABASE_URL)('a connection to PostgreSQL', () => {
  const timeouts = async (options: { isBatch?: boolean }) => {
    const database = await openTestPostgres(TEST_DATABASE_URL ?? '');
    const { db, migrate, close } = await openPostgres(database.url ?? '', options);
    await migrate();
    const set = await queryRow(
      db,
      sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    await close();
    await database.close();
    return set;
  };

  test("of a server ends what takes too long, its migrations' alone excepted", async () => {
    expect(await timeouts({})).toEqual({ statement: '20s', idle: '1min' });
  });

  test('of a batch takes as long as it takes', async () => {
    expect(await timeouts({ isBatch: true })).toEqual({ statement: '0', idle: '0' });
  });
});

test('migrations do not wait for ever for a PostgreSQL that accepts connections and says nothing', async () => {
  const frozen = net.createServer().listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  const address = frozen.address();
  if (address === null || typeof address === 'string') return expect.unreachable('It has no port');
  const { migrate, close } = await openPostgres(`postgres://kolo@127.0.0.1:${address.port}/kolo`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await close();
    frozen.close();
  });
  const migrated = expect(migrate()).rejects.toThrow('timeout');
  await once(frozen, 'connection');
  await vi.advanceTimersByTimeAsync(5_000);
  await migrated;
});
