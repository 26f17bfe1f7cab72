import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { kobo } from '#domain/money.ts';
import { JOBS } from '#server/jobs.ts';
import { BANK_CLEARING_ACCOUNT_ID, balance, post, SUSPENSE_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { openJobQueue } from '#server/platform/jobs/queue.ts';
import { TEST_DATABASE_URL } from './kit/server.ts';

/** The URL of an empty database that an ordinary role owns, as managed PostgreSQL gives it; removed after the test. */
async function ownedByOrdinaryRole(serverUrl: string): Promise<string> {
  const name = `test_role_${randomBytes(6).toString('hex')}`;
  const administrator = new pg.Client({ connectionString: serverUrl });
  await administrator.connect();
  await administrator.query(`create role ${name} login password '${name}'`);
  await administrator.query(`create database ${name} owner ${name}`);
  onTestFinished(async () => {
    await administrator.query(`drop database ${name} with (force)`);
    await administrator.query(`drop role ${name}`);
    await administrator.end();
  });
  const url = new URL(serverUrl);
  url.username = name;
  url.password = name;
  url.pathname = `/${name}`;
  return url.href;
}

test.skipIf(!TEST_DATABASE_URL)(
  'a role that owns its database and has no other right makes the tables and posts transfers',
  async () => {
    const connection = await openPostgres(await ownedByOrdinaryRole(TEST_DATABASE_URL ?? ''));
    onTestFinished(connection.close);
    await connection.migrate();
    const queue = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    onTestFinished(() => queue.stop());
    await post(connection.db, {
      idempotencyKey: uuidv7(),
      kind: 'unmatched_deposit',
      fromAccountId: BANK_CLEARING_ACCOUNT_ID,
      toAccountId: SUSPENSE_ACCOUNT_ID,
      amountKobo: kobo(500),
      reference: 'DEP-1',
      eventAt: new Date(),
    });
    expect(await balance(connection.db, SUSPENSE_ACCOUNT_ID)).toBe(500);
  },
);
