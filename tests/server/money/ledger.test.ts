import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { kobo } from '#domain/money.ts';
import { LedgerError } from '#server/money/ledger/errors.ts';
import {
  BANK_CLEARING_ACCOUNT_ID,
  balance,
  openAccount,
  type Posting,
  post,
  SUSPENSE_ACCOUNT_ID,
} from '#server/money/ledger/ledger.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import type { Database } from '#server/platform/db/database.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';

const EVENT_AT = new Date('2026-11-20T10:00:00.000Z');

describeOnEachDatabase('the ledger', (open) => {
  let server: TestServer;
  let db: Database;
  let wallet: string;
  let home: string;
  beforeAll(async () => {
    server = await open();
    db = server.db;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    wallet = await openAccount(db, 'wallet');
    home = await openAccount(db, 'contribution');
  });

  const deposit = (amountKobo: number, changes: Partial<Posting> = {}): Posting => ({
    idempotencyKey: uuidv7(),
    kind: 'deposit',
    fromAccountId: BANK_CLEARING_ACCOUNT_ID,
    toAccountId: wallet,
    amountKobo: kobo(amountKobo),
    reference: 'NIP-1',
    eventAt: EVENT_AT,
    ...changes,
  });
  const payment = (amountKobo: number): Posting =>
    deposit(amountKobo, { kind: 'contribution_payment', fromAccountId: wallet, toAccountId: home });
  /** The error code from the database itself. */
  const codeOf = async (work: Promise<unknown>): Promise<string> => {
    try {
      await work;
      return 'none';
    } catch (error) {
      if (error instanceof LedgerError) return error.code;
      const cause: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
      return typeof cause === 'object' && cause !== null && 'code' in cause
        ? String(cause.code)
        : String(error);
    }
  };

  describe('a posting', () => {
    test('moves the amount and nothing else', async () => {
      const clearingKobo = await balance(db, BANK_CLEARING_ACCOUNT_ID);
      expect((await post(db, deposit(500))).isNew).toBe(true);
      await post(db, payment(200));
      expect(await balance(db, wallet)).toBe(300);
      expect(await balance(db, home)).toBe(200);
      expect(await balance(db, BANK_CLEARING_ACCOUNT_ID)).toBe(clearingKobo - 500);
    });

    test('under the same key again moves nothing and returns the first transfer', async () => {
      const posting = deposit(500);
      const { transferId } = await post(db, posting);
      expect(await post(db, posting)).toEqual({ transferId, isNew: false });
      expect(await balance(db, wallet)).toBe(500);
    });

    test('is a replay even when the account could no longer pay', async () => {
      await post(db, deposit(500));
      const posting = payment(500);
      await post(db, posting);
      expect((await post(db, posting)).isNew).toBe(false);
    });

    test.each([
      ['another amount', () => ({ amountKobo: kobo(501) })],
      ['another account', () => ({ toAccountId: home })],
      ['another kind', () => ({ kind: 'unmatched_deposit' as const })],
    ])('under a known key with %s is rejected', async (_, change) => {
      const posting = deposit(500);
      await post(db, posting);
      expect(await codeOf(post(db, { ...posting, ...change() }))).toBe('key_reused');
      expect(await balance(db, wallet)).toBe(500);
    });

    test('of more than the balance is rejected, and changes nothing', async () => {
      await post(db, deposit(500));
      const posting = payment(501);
      expect(await codeOf(post(db, posting))).toBe('overdrawn');
      expect(await balance(db, wallet)).toBe(500);
      expect((await post(db, { ...posting, amountKobo: kobo(500) })).isNew).toBe(true);
    });

    test('of more than MAX_KOBO is rejected', async () => {
      const work = db.transaction(async (transaction) => {
        await post(transaction, deposit(Number.MAX_SAFE_INTEGER));
        await post(transaction, deposit(1));
      });
      expect(await codeOf(work)).toBe('out_of_range');
    });

    test.each([
      ['an unknown account', () => ({ toAccountId: uuidv7() }), 'unknown_account'],
      ['one account', () => ({ fromAccountId: wallet, toAccountId: wallet }), '23514'],
      ['nothing', () => ({ amountKobo: kobo(0) }), '23514'],
      ['less than nothing', () => ({ amountKobo: kobo(-5) }), '23514'],
    ])('of or to %s is rejected', async (_, change, code) => {
      await post(db, deposit(500));
      expect(await codeOf(post(db, { ...deposit(5), ...change() }))).toBe(code);
    });

    test('whose transaction is rolled back never was', async () => {
      const posting = deposit(500);
      await expect(
        db.transaction(async (transaction) => {
          await post(transaction, posting);
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
      expect(await balance(db, wallet)).toBe(0);
      expect((await post(db, posting)).isNew).toBe(true);
    });
  });

  describe('the database itself', () => {
    const transfer = (id: string, amountKobo = 500) =>
      sql`insert into ledger_transfers (id, idempotency_key, kind, from_account_id, to_account_id, amount_kobo, reference, event_at)
        values (${id}, ${id}, 'deposit', ${BANK_CLEARING_ACCOUNT_ID}, ${wallet}, ${amountKobo}, 'x', now())`;
    const entry = (id: string, accountId: string, amountKobo: number, version: number) =>
      sql`insert into ledger_entries (transfer_id, account_id, amount_kobo, balance_before_kobo, balance_after_kobo, account_version, event_at)
        values (${id}, ${accountId}, ${amountKobo}::bigint, 0, ${amountKobo}::bigint, ${version}, now())`;

    test.each([
      ['update of a transfer', () => sql`update ledger_transfers set amount_kobo = 1`],
      ['delete of a transfer', () => sql`delete from ledger_transfers`],
      ['truncate of transfers', () => sql`truncate ledger_transfers cascade`],
      ['update of an entry', () => sql`update ledger_entries set amount_kobo = amount_kobo where id = -1`],
      ['delete of an entry', () => sql`delete from ledger_entries`],
      ['truncate of entries', () => sql`truncate ledger_entries`],
    ])('rejects every %s', async (_, statement) => {
      await post(db, deposit(500));
      expect(await codeOf(db.execute(statement()))).toBe('LG005');
    });

    test('rejects a transfer, and an entry of one, that ledger_post did not write', async () => {
      expect(await codeOf(db.execute(transfer(uuidv7())))).toBe('LG006');
      const { transferId } = await post(db, deposit(500));
      expect(await codeOf(db.execute(entry(transferId, home, 5, 1)))).toBe('LG006');
      const afterPosting = db.transaction(async (transaction) => {
        await post(transaction, deposit(500));
        await transaction.execute(transfer(uuidv7()));
      });
      expect(await codeOf(afterPosting)).toBe('LG006');
    });

    test('keeps every account, and what it is for', async () => {
      expect(await codeOf(db.execute(sql`delete from ledger_accounts where id = ${wallet}`))).toBe('LG005');
      expect(
        await codeOf(db.execute(sql`update ledger_accounts set kind = 'suspense' where id = ${wallet}`)),
      ).toBe('LG005');
    });

    test('lets no account but the bank clearing go below nothing', async () => {
      for (const account of [wallet, home, SUSPENSE_ACCOUNT_ID]) {
        expect(
          await codeOf(db.execute(sql`update ledger_accounts set balance_kobo = -1 where id = ${account}`)),
        ).toBe('23514');
      }
    });

    test('has one bank clearing and one suspense account', async () => {
      for (const kind of ['bank_clearing', 'suspense']) {
        expect(
          await codeOf(db.execute(sql`insert into ledger_accounts (id, kind) values (${uuidv7()}, ${kind})`)),
        ).toBe('23505');
      }
    });
  });

  describe('verification', () => {
    test('finds nothing in what was posted', async () => {
      await post(db, deposit(500));
      await post(db, payment(200));
      expect(await verifyLedger(db)).toEqual([]);
    });

    test('reports which account differs, and by what', async () => {
      await post(db, deposit(500));
      await db.execute(sql`update ledger_accounts set balance_kobo = 501 where id = ${wallet}`);
      expect(await verifyLedger(db)).toEqual([
        {
          check: 'an account holds what its entries add up to',
          subject: wallet,
          expected: '500',
          actual: '501',
        },
      ]);
      await db.execute(sql`update ledger_accounts set balance_kobo = 500, version = 7 where id = ${wallet}`);
      expect(await verifyLedger(db)).toEqual([
        { check: "an account's version counts its entries", subject: wallet, expected: '1', actual: '7' },
      ]);
      await db.execute(sql`update ledger_accounts set version = 1 where id = ${wallet}`);
    });

    test('finds entries that were changed behind the triggers', async () => {
      await post(db, deposit(500));
      await post(db, deposit(300));
      await db.execute(sql`alter table ledger_entries disable trigger user`);
      await db.execute(
        sql`update ledger_entries set balance_before_kobo = 400, balance_after_kobo = 700 where account_id = ${wallet} and account_version = 2`,
      );
      const chain = await verifyLedger(db);
      await db.execute(
        sql`update ledger_entries set balance_before_kobo = 500, balance_after_kobo = 800 where account_id = ${wallet} and account_version = 2`,
      );
      await db.execute(sql`delete from ledger_entries where account_id = ${wallet} and account_version = 2`);
      const missing = await verifyLedger(db);
      await db.execute(sql`alter table ledger_entries enable trigger user`);
      expect(chain).toMatchObject([
        {
          check: 'each entry starts from the balance that the one before it left',
          expected: '500',
          actual: '400',
        },
      ]);
      expect(missing.map(({ check }) => check)).toEqual([
        'an account holds what its entries add up to',
        "an account's version counts its entries",
        "an account's chain ends with its last entry",
        'a transfer has its two entries, which add up to nothing',
      ]);
    });
  });

  test('random transfers keep the sum at nothing and every balance as a model has it', async () => {
    const move = fc.record({
      from: fc.nat(3),
      to: fc.nat(3),
      amountKobo: fc.integer({ min: 1, max: 100 }),
      isReplayed: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
        const accounts = [BANK_CLEARING_ACCOUNT_ID, wallet, home, SUSPENSE_ACCOUNT_ID];
        const model = await Promise.all(accounts.map((account) => balance(db, account)));
        const sumBefore = model.reduce((total: number, each) => total + each, 0);
        for (const { from, to, amountKobo, isReplayed } of moves) {
          const [fromAccountId = '', toAccountId = ''] = [accounts[from], accounts[to]];
          const posting = deposit(amountKobo, { kind: 'contribution_payment', fromAccountId, toAccountId });
          const isPossible = from !== to && (from === 0 || (model[from] ?? 0) >= amountKobo);
          const outcome = await codeOf(post(db, posting));
          if (isReplayed && isPossible) await post(db, posting);
          expect(outcome === 'none').toBe(isPossible);
          if (!isPossible) continue;
          model[from] = kobo((model[from] ?? 0) - amountKobo);
          model[to] = kobo((model[to] ?? 0) + amountKobo);
        }
        const balances = await Promise.all(accounts.map((account) => balance(db, account)));
        expect(balances).toEqual(model);
        expect(balances.reduce((total: number, each) => total + each, 0)).toBe(sumBefore);
      }),
      { numRuns: 25 },
    );
  });
});
