import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { WAIT } from '../../kit/wait.ts';
import { createListing } from '../kit/listings.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import {
  agreement,
  contribute,
  contributionOf,
  createBuyer,
  expectLedgerConsistent,
  postWebhook,
  waitUntilApplied,
  walletOf,
} from '../money/kit.ts';

describeOnPostgres("one buyer's payments that take long", (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test("delay nobody else's deposit, nor their own", async () => {
    const attacker = await createBuyer(server);
    const other = await createBuyer(server);
    const { id } = await contribute(server.app, attacker, agreement(await createListing(server.db)));
    const accountNumber = (await walletOf(server.app, attacker)).account_number;
    const otherNumber = (await walletOf(server.app, other)).account_number;

    // Blocks the attacker's payment at its last step.
    const locker = new pg.Client({ connectionString: server.databaseUrl ?? '' });
    await locker.connect();
    await locker.query('begin');
    const ledgerAccountId = '(select ledger_account_id from contributions where id = $1)';
    await locker.query(`select from ledger_accounts where id = ${ledgerAccountId} for update`, [id]);
    try {
      await postWebhook(server, { accountNumber, amountKobo: naira(312_500) });
      const balanceOf = async (person: typeof other) => (await walletOf(server.app, person)).balance;
      await vi.waitFor(async () => expect(await balanceOf(attacker)).toBe(naira(312_500)), WAIT);
      await postWebhook(server, { accountNumber: otherNumber, amountKobo: naira(9_000) });
      await vi.waitFor(async () => expect(await balanceOf(other)).toBe(naira(9_000)), WAIT);
    } finally {
      await locker.query('rollback');
      await locker.end();
    }
    await waitUntilApplied(server);
    expect((await contributionOf(server.app, attacker, id)).status).toBe('active');
    await expectLedgerConsistent(server);
  });
});
