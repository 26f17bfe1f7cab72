import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { kobo } from '#domain/money.ts';
import { closeDays, lastClosedDay } from '#server/money/ledger/close-days.ts';
import { BANK_CLEARING_ACCOUNT_ID, openAccount, post } from '#server/money/ledger/ledger.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import type { Database } from '#server/platform/db/database.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';

const DAY_MS = 24 * 3_600_000;
const BROKEN_CHAIN = 'each entry is chained to the one before it, by the hash of its transfer';
const OTHER_DAY = 'a closed day has the transfers that it was closed with';

describeOnEachDatabase('the chain of the books', (open) => {
  let server: TestServer;
  let db: Database;
  let wallet: string;
  beforeAll(async () => {
    server = await open();
    db = server.db;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    wallet = await openAccount(db, 'wallet');
  });

  const deposit = async (amountKobo: number): Promise<string> => {
    const { transferId } = await post(db, {
      idempotencyKey: uuidv7(),
      kind: 'deposit',
      fromAccountId: BANK_CLEARING_ACCOUNT_ID,
      toAccountId: wallet,
      amountKobo: kobo(amountKobo),
      reference: 'NIP-1',
      eventAt: new Date(),
    });
    return transferId;
  };
  /** The checks that fail after a superuser has changed rows without the triggers; everything is rolled back. */
  const failedAfter = async (...statements: SQL[]): Promise<string[]> => {
    let failed: string[] = [];
    const undo = new Error('undo');
    const work = db.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      for (const statement of statements) await transaction.execute(statement);
      failed = (await verifyLedger(transaction)).map(({ check }) => check);
      throw undo;
    });
    await expect(work).rejects.toBe(undo);
    return failed;
  };

  test('is whole after postings', async () => {
    await deposit(500);
    await deposit(300);
    expect(await verifyLedger(db)).toEqual([]);
  });

  describe.each([
    ['on the day itself', false],
    ['after its day was closed', true],
  ])('%s', (_, isClosed) => {
    const deposits = async (): Promise<string> => {
      await deposit(500);
      const transferId = await deposit(300);
      await deposit(200);
      if (isClosed) await closeDays(db, new Date(Date.now() + DAY_MS));
      return transferId;
    };

    test.each([
      ['reference', sql`reference = 'NIP-2'`],
      ['time', sql`event_at = event_at - interval '1 day'`],
      ['key', sql`idempotency_key = idempotency_key || 'x'`],
    ])('shows a changed %s', async (_field, change) => {
      const id = await deposits();
      const failed = await failedAfter(sql`update ledger_transfers set ${change} where id = ${id}`);
      expect(failed).toContain(BROKEN_CHAIN);
    });

    test('shows a removed transfer whose entries went with it', async () => {
      const id = await deposits();
      const failed = await failedAfter(
        sql`delete from ledger_entries where transfer_id = ${id}`,
        sql`delete from ledger_transfers where id = ${id}`,
      );
      expect(failed).toContain(BROKEN_CHAIN);
    });

    test('shows an inserted transfer whose balances were made to fit', async () => {
      await deposits();
      const id = uuidv7();
      const failed = await failedAfter(
        sql`insert into ledger_transfers (id, idempotency_key, kind, from_account_id, to_account_id, amount_kobo, reference, event_at)
          values (${id}, ${id}, 'deposit', ${BANK_CLEARING_ACCOUNT_ID}, ${wallet}, 7, 'x', now())`,
        sql`insert into ledger_entries (transfer_id, account_id, amount_kobo, balance_before_kobo, balance_after_kobo, account_version, event_at, hash)
          values (${id}, ${wallet}, 7, 1000, 1007, 4, now(), ''), (${id}, ${BANK_CLEARING_ACCOUNT_ID}, -7, null, null, null, now(), '')`,
        sql`update ledger_accounts set balance_kobo = 1007, version = 4 where id = ${wallet}`,
      );
      expect(failed).toContain(BROKEN_CHAIN);
    });
  });

  test('shows a forged chain of a closed day', async () => {
    await deposit(500);
    const id = await deposit(300);
    await closeDays(db, new Date(Date.now() + 2 * DAY_MS));
    const failed = await failedAfter(
      sql`delete from ledger_entries where transfer_id = ${id}`,
      sql`delete from ledger_transfers where id = ${id}`,
      sql`update ledger_accounts a set balance_kobo = 500, version = 1, head = e.hash
        from ledger_entries e where e.account_id = a.id and a.id = ${wallet}`,
    );
    expect(failed).toEqual([OTHER_DAY]);
  });
});

describeOnEachDatabase('closing the days of the ledger', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('closes nothing before the first transfer, and each day once', async () => {
    const { db } = server;
    const now = Date.now();
    expect(await closeDays(db, new Date(now))).toEqual([]);
    expect(await lastClosedDay(db)).toBeNull();
    await post(db, {
      idempotencyKey: 'first',
      kind: 'deposit',
      fromAccountId: BANK_CLEARING_ACCOUNT_ID,
      toAccountId: await openAccount(db, 'wallet'),
      amountKobo: kobo(500),
      reference: 'NIP-1',
      eventAt: new Date(now),
    });
    expect(await closeDays(db, new Date(now))).toEqual([]);
    const closed = await closeDays(db, new Date(now + 3 * DAY_MS));
    expect(closed.map(({ transfers }) => transfers)).toEqual([1, 0, 0]);
    expect(await closeDays(db, new Date(now + 3 * DAY_MS))).toEqual([]);
    expect(await lastClosedDay(db)).toEqual(closed.at(-1));
    expect(await verifyLedger(db)).toEqual([]);
  });
});
