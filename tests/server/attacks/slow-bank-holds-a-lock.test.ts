import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { ensureWalletOf } from '#server/money/wallet/open.ts';
import { wallets } from '#server/platform/db/schema/bank.ts';
import { ledgerAccounts } from '#server/platform/db/schema/ledger.ts';
import { createListing } from '../kit/listings.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import { agreement, createBuyer, postContribution, withoutWallet } from '../money/kit.ts';

describeOnPostgres('a bank that is slow to open an account', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  /** A bank that checks at each call whether a transaction is open while it is called. */
  const watchingBank = (openTransactions: number[]) => {
    const { bank } = server.dependencies;
    return {
      ...bank,
      openAccount: async (customer: Parameters<typeof bank.openAccount>[0]) => {
        const observer = new pg.Client({ connectionString: server.databaseUrl ?? '' });
        await observer.connect();
        const { rowCount } = await observer.query(
          `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
        );
        await observer.end();
        openTransactions.push(rowCount ?? 0);
        return bank.openAccount(customer);
      },
    };
  };
  const newBuyer = async () => {
    const person = await createBuyer(server);
    await withoutWallet(server, person);
    return person;
  };

  test('is called outside of any transaction, for a contribution too', async () => {
    const openTransactions: number[] = [];
    const app = await buildApp({ ...server.dependencies, bank: watchingBank(openTransactions) });
    const first = await newBuyer();
    expect((await app.inject({ url: '/api/wallet/get', headers: first.headers })).statusCode).toBe(200);
    const second = await newBuyer();
    const response = await postContribution(app, second.headers, agreement(await createListing(server.db)));
    expect(response.statusCode).toBe(201);
    expect(openTransactions).toEqual([0, 0]);
    await app.close();
  });

  test('opens one wallet and one ledger account for any number of concurrent requests', async () => {
    const person = await newBuyer();
    const before = await server.db.$count(ledgerAccounts);
    const opening = Array.from({ length: 20 }, () => ensureWalletOf(server.dependencies, person.user.id));
    await Promise.all(opening);
    expect(await server.db.$count(wallets, eq(wallets.userId, person.user.id))).toBe(1);
    expect(await server.db.$count(ledgerAccounts)).toBe(before + 1);
  });
});
