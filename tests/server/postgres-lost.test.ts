import { once } from 'node:events';
import net from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { queryRow } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { WAIT } from '../kit/wait.ts';
import { openTestPostgres } from './kit/databases.ts';
import { describeOnPostgres, TEST_DATABASE_URL, type TestServer } from './kit/server.ts';

/** The key of the lock that migrations take. */
const MIGRATION_LOCK = 7_431_901;

describeOnPostgres('a connection that PostgreSQL ends', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('between two statements fails its transaction alone, and not the process', async () => {
    const { db } = server;
    const lost = db.transaction(async (transaction) => {
      const { pid } = await queryRow<{ pid: number }>(transaction, sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${pid})`);
      await vi.waitFor(async () => {
        const found = sql`select count(*)::int as count from pg_stat_activity where pid = ${pid}`;
        expect((await queryRow<{ count: number }>(db, found)).count).toBe(0);
      }, WAIT);
      await transaction.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    expect(await queryRow(db, sql`select 1 as one`)).toEqual({ one: 1 });
  });
});

describe.skipIf(!TEST_DATABASE_URL)('a connection that breaks', () => {
  test('while it waits to migrate fails the migration alone, and not the process', async () => {
    const database = await openTestPostgres(TEST_DATABASE_URL ?? '');
    const { host, port } = new pg.Client({ connectionString: database.url ?? '' });
    const broken = new Set<net.Socket>();
    const proxy = net.createServer((socket) => {
      const upstream = net.connect(port, host);
      broken.add(socket);
      socket.on('error', () => {}).pipe(upstream);
      upstream.on('error', () => {}).pipe(socket);
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const address = proxy.address();
    if (address === null || typeof address === 'string') return expect.unreachable('It has no port');
    const url = new URL(database.url ?? '');
    url.hostname = '127.0.0.1';
    url.port = String(address.port);
    const waiting = await openPostgres(url.href);
    await database.db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      const migrated = expect(waiting.migrate()).rejects.toThrow();
      await vi.waitFor(async () => {
        const locks = sql`select count(*)::int as count from pg_locks
          where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`;
        expect((await queryRow<{ count: number }>(transaction, locks)).count).toBe(1);
      }, WAIT);
      for (const socket of broken) socket.resetAndDestroy();
      await migrated;
    });
    await waiting.close();
    proxy.close();
    await database.close();
  });
});
