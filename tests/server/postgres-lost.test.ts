import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { queryRow } from '#server/platform/db/database.ts';
import { WAIT } from '../kit/wait.ts';
import { describeOnPostgres, type TestServer } from './kit/server.ts';

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
