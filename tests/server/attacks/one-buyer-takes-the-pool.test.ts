import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { queryRow } from '#server/platform/db/database.ts';
import { WRITES_PER_MINUTE } from '#server/platform/http/write-limits.ts';
import { WAIT } from '../../kit/wait.ts';
import { createListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, describeOnPostgres, type TestServer } from '../kit/server.ts';
import {
  agreement,
  contribute,
  createBuyer,
  newSession,
  postPayment,
  postWebhook,
  waitUntilApplied,
  walletOf,
} from '../money/kit.ts';
import { PASSWORD } from '../money/withdrawing.ts';

/** How many of the server's connections wait for a lock. */
async function lockWaiters({ db }: TestServer): Promise<number> {
  const { waiters } = await queryRow<{ waiters: number }>(
    db,
    sql`select count(*)::int as waiters from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiters;
}

describeOnPostgres('24 payment calls of one buyer at once', (open) => {
  let server: TestServer;
  let attacker: TestPerson;
  let other: TestPerson;
  let contributionId: string;
  beforeAll(async () => {
    server = await open();
    attacker = await createBuyer(server);
    other = await createBuyer(server);
    contributionId = (await contribute(server.app, attacker, agreement(await createListing(server.db)))).id;
  });
  afterAll(() => server.close());

  test('keep no call of others waiting, though every one of them waits for a lock', async () => {
    const locker = new pg.Client({ connectionString: server.databaseUrl ?? '' });
    await locker.connect();
    await locker.query('begin');
    await locker.query('select from wallets where user_id = $1 for update', [attacker.user.id]);
    const stuck = Array.from({ length: 24 }, (_, index) =>
      postPayment(server.app, attacker.headers, contributionId, naira(2_000 + index)),
    );
    try {
      const { apartmentIds, ...listing } = await createListing(server.db);
      await contribute(server.app, other, agreement({ ...listing, apartmentIds }));
      expect(await walletOf(server.app, other)).toMatchObject({ balance: 0 });
      expect(await lockWaiters(server)).toBeLessThanOrEqual(2);
    } finally {
      await locker.query('rollback');
      await locker.end();
    }
    const answered = await Promise.all(stuck);
    expect(new Set(answered.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  });
});

describeOnPostgres('24 profile changes of one person at once', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('keep no call of others waiting, though every one of them waits for a lock', async () => {
    const attacker = await createBuyer(server);
    const other = await createBuyer(server);
    const locker = new pg.Client({ connectionString: server.databaseUrl ?? '' });
    await locker.connect();
    await locker.query('begin');
    await locker.query('select from users where id = $1 for update', [attacker.user.id]);
    const stuck = Array.from({ length: 24 }, (_, nth) =>
      server.app.inject({
        method: 'PATCH',
        url: '/api/users/me',
        headers: attacker.headers,
        payload: { first_name: `Ada ${'a'.repeat(nth)}` },
      }),
    );
    for (const call of stuck) void call.then(() => {});
    try {
      await vi.waitFor(async () => {
        // A transaction looks at the activity once; this makes it look again.
        await locker.query('select pg_stat_clear_snapshot()');
        const { rowCount } = await locker.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(rowCount).toBeGreaterThanOrEqual(2);
      }, WAIT);
      expect(await walletOf(server.app, other)).toMatchObject({ balance: 0 });
    } finally {
      await locker.query('rollback');
      await locker.end();
    }
    const answered = await Promise.all(stuck);
    expect(new Set(answered.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});

describeOnPostgres('24 transfers into one account at once', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('keep no call of others waiting, though every one of them waits for a lock', async () => {
    const attacker = await createBuyer(server);
    const other = await createBuyer(server);
    const accountNumber = (await walletOf(server.app, attacker)).account_number;
    const locker = new pg.Client({ connectionString: server.databaseUrl ?? '' });
    await locker.connect();
    await locker.query('begin');
    await locker.query('select from wallets where user_id = $1 for update', [attacker.user.id]);
    try {
      const reported = await Promise.all(
        Array.from({ length: 24 }, () => postWebhook(server, { accountNumber, amountKobo: 100 })),
      );
      expect(new Set(reported.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(await walletOf(server.app, other)).toMatchObject({ balance: 0 });
      expect(await lockWaiters(server)).toBeLessThanOrEqual(1);
    } finally {
      await locker.query('rollback');
      await locker.end();
    }
    await waitUntilApplied(server);
    expect((await walletOf(server.app, attacker)).balance).toBe(2_400);
  });
});

describeOnDatabase('a program that writes for one buyer', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('is rate limited, and nobody else is delayed', async () => {
    const attacker = await createBuyer(server);
    const { id } = await contribute(server.app, attacker, agreement(await createListing(server.db)));
    const write = async (person = attacker) => {
      const headers = { ...person.headers, 'idempotency-key': randomUUID() };
      return postPayment(server.app, headers, id, naira(2_000));
    };
    const flood = await Promise.all(Array.from({ length: 100 }, () => write()));
    const rejected = flood.filter(({ statusCode }) => statusCode === 429);
    expect(rejected.length).toBeGreaterThanOrEqual(100 - 60);
    for (const response of rejected) {
      expect(response.json().code).toBe('too_many_requests');
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    const statusCodes: number[] = [];
    for (let times = 0; times < 60; times += 1) statusCodes.push((await write()).statusCode);
    expect(statusCodes.at(-1)).toBe(429);

    for (const url of ['/api/wallet/check-transfers', '/api/users/me/erasure', '/api/users/me/export']) {
      const payload = { current_password: PASSWORD };
      const { headers } = attacker;
      const body = url.endsWith('check-transfers') ? {} : { payload };
      expect((await server.app.inject({ method: 'POST', url, headers, ...body })).statusCode).toBe(429);
    }

    const other = await createBuyer(server);
    const payload = agreement(await createListing(server.db));
    expect(await contribute(server.app, other, payload)).toMatchObject({ status: 'pending' });
    server.clock.advance(60_000);
    expect((await write()).statusCode).toBe(201);
  });

  test('is rate limited over all sessions of the buyer', async () => {
    const attacker = await createBuyer(server);
    const sessions = await Promise.all(Array.from({ length: 5 }, () => newSession(server, attacker.user.id)));
    const statusCodes: number[] = [];
    for (const { headers } of sessions)
      for (let times = 0; times < 60; times += 1) {
        const response = await server.app.inject({
          method: 'POST',
          url: '/api/wallet/check-transfers',
          headers,
        });
        statusCodes.push(response.statusCode);
      }
    expect(statusCodes.indexOf(429)).toBe(WRITES_PER_MINUTE.account);
  });
});
