import { isNotNull, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { nuban } from '#domain/payments/nuban.ts';
import { sweepEvents } from '#server/money/bank/sweep.ts';
import { queryRow } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { WAIT } from '../kit/wait.ts';
import { openTestPostgres, type TestDatabase } from './kit/databases.ts';
import { createListing } from './kit/listings.ts';
import { describeOnPostgres, TEST_DATABASE_URL, type TestServer } from './kit/server.ts';
import { agreement, contribute, createBuyer, postWebhook, walletOf } from './money/kit.ts';

describeOnPostgres('a server with more visitors than it can serve', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ MAX_BROWSING_REQUESTS: '5', MAX_REQUESTS: '20' });
  });
  afterAll(() => server.close());

  test('may take two minutes to start on a busy machine', () => {
    expect(server.app.initialConfig.pluginTimeout).toBe(120_000);
  });

  test('sheds their calls with Retry-After, serves buyers, and serves visitors again by itself', async () => {
    const { app, db } = server;
    const buyer = await createBuyer(server);
    const listing = await createListing(db);
    const locker = new pg.Client({ connectionString: server.databaseUrl ?? '' });
    await locker.connect();
    await locker.query('begin');
    await locker.query('lock table properties in access exclusive mode');
    // The table is locked from here on; this releases it even if something fails.
    onTestFinished(() => locker.end().catch(() => {}));
    const stuck = Array.from({ length: 5 }, () => app.inject({ url: '/api/propy/filter-properties' }));
    for (const call of stuck) void call.then(() => {});
    const shed = await app.inject({ url: '/api/propy/filter-properties' });
    expect(shed.statusCode).toBe(503);
    expect(shed.json().code).toBe('overloaded');
    expect(Number(shed.headers['retry-after'])).toBeGreaterThan(0);
    expect(await walletOf(app, buyer)).toMatchObject({ balance: 0 });
    await locker.query('rollback');
    expect((await Promise.all(stuck)).map(({ statusCode }) => statusCode)).toEqual(stuck.map(() => 200));
    expect((await app.inject({ url: '/api/propy/filter-properties' })).statusCode).toBe(200);
    expect(await contribute(app, buyer, agreement(listing))).toMatchObject({ status: 'pending' });
  });
});

describeOnPostgres('a burst of bank events', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('leaves connections to buyers, and what waits too long to the sweep', async () => {
    const { app, db, dependencies } = server;
    const buyer = await createBuyer(server);
    const isApplied = isNotNull(bankEvents.appliedAt);
    const locker = new pg.Client({ connectionString: server.databaseUrl ?? '' });
    await locker.connect();
    await locker.query('begin');
    // What every deposit reads.
    await locker.query('lock table bank_accounts in access exclusive mode');
    onTestFinished(() => locker.end().catch(() => {}));
    for (let count = 0; count < 502; count += 1) {
      const accountNumber = nuban('058', String(count));
      expect((await postWebhook(server, { accountNumber, amountKobo: 500 })).statusCode).toBe(200);
    }
    const { statusCode } = await app.inject({ url: '/api/users/me', headers: buyer.headers });
    expect(statusCode).toBe(200);
    await locker.query('rollback');
    await vi.waitFor(async () => expect(await db.$count(bankEvents, isApplied)).toBe(500), WAIT);
    await sweepEvents(dependencies, (error) => expect.unreachable(String(error)));
    expect(await db.$count(bankEvents, isApplied)).toBe(502);
  });
});

describe.skipIf(!TEST_DATABASE_URL)('connections that PostgreSQL ends', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestPostgres(TEST_DATABASE_URL ?? '');
  });
  afterAll(() => database.close());

  test('at the beginning of transactions are replaced, however many there were', async () => {
    const connection = await openPostgres(database.url ?? '', { connections: 2, browsingConnections: 1 });
    const { db } = connection;
    for (let round = 0; round < 6; round += 1) {
      const { pid } = await queryRow<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
      // Sent on the connection that it terminates, so that the connection ends while the next transaction begins on
      // it.
      await db.execute(sql`select pg_terminate_backend(${pid})`).catch(() => {});
      await db.transaction(async (transaction) => transaction.execute(sql`select 1`)).catch(() => {});
    }
    await vi.waitFor(async () => {
      await db.transaction(async (transaction) => transaction.execute(sql`select 1`));
    }, WAIT);
    await connection.close();
  });
});
