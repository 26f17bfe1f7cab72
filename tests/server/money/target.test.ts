import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addKobo, type Kobo, kobo, naira, subtractKobo } from '#domain/money.ts';
import { balance, post } from '#server/money/ledger/ledger.ts';
import { queryRows } from '#server/platform/db/database.ts';
import { wallets } from '#server/platform/db/schema/bank.ts';
import { contributionRevisions } from '#server/platform/db/schema/changes.ts';
import { contributions } from '#server/platform/db/schema/contributions.ts';
import { createListing } from '../kit/listings.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import { agreement, contribute, createBuyer, deposit } from './kit.ts';

const TARGET = naira(7_500_000);
const BEYOND = { cause: { constraint: 'contributions_within_target' } };

describeOnPostgres('what the database holds of how much a plan takes', (open) => {
  let server: TestServer;
  let contributionId: string;
  let walletAccountId: string;
  let accountId: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const buyer = await createBuyer(server);
    const { id } = await contribute(server.app, buyer, agreement(await createListing(server.db)));
    contributionId = id;
    await deposit(server, buyer, addKobo(TARGET, TARGET));
    const [wallet] = await server.db.select().from(wallets).where(eq(wallets.userId, buyer.user.id));
    const [contribution] = await server.db.select().from(contributions).where(eq(contributions.id, id));
    walletAccountId = wallet?.ledgerAccountId ?? '';
    accountId = contribution?.ledgerAccountId ?? '';
  });

  const move = (amountKobo: Kobo) =>
    server.db.transaction((tx) =>
      post(tx, {
        idempotencyKey: randomUUID(),
        kind: 'contribution_payment',
        fromAccountId: walletAccountId,
        toAccountId: accountId,
        amountKobo,
        reference: 'PAY-1',
        eventAt: new Date(),
      }),
    );
  const openKobo = async () => subtractKobo(TARGET, await balance(server.db, accountId));

  test('up to its target, and not one kobo more', async () => {
    await expect(move(addKobo(await openKobo(), kobo(1)))).rejects.toMatchObject(BEYOND);
    await move(await openKobo());
    await expect(move(kobo(1))).rejects.toMatchObject(BEYOND);
    expect(await balance(server.db, accountId)).toBe(TARGET);
  });

  test('one of two transfers at once that are more together', async () => {
    const halfKobo = kobo((await openKobo()) / 2 + 1);
    const results = await Promise.allSettled([move(halfKobo), move(halfKobo)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  /** Lowers the target, and does something else before that is committed. */
  const lower = (targetKobo: Kobo, beforeCommit?: () => Promise<void>) =>
    server.db.transaction(async (transaction) => {
      await transaction
        .insert(contributionRevisions)
        .values({ contributionId, number: 1, kind: 'plan', before: {}, after: {}, paidKobo: TARGET });
      await transaction
        .update(contributions)
        .set({ targetKobo, revision: 1 })
        .where(eq(contributions.id, contributionId));
      await beforeCommit?.();
    });

  test('a target is not lowered below what was paid', async () => {
    const paidKobo = await balance(server.db, accountId);
    await expect(lower(subtractKobo(paidKobo, kobo(1)))).rejects.toMatchObject(BEYOND);
    await lower(paidKobo);
  });

  test('a transfer waits for the target that is being lowered', async () => {
    const transfers: Promise<PromiseSettledResult<unknown>[]>[] = [];
    await lower(await balance(server.db, accountId), async () => {
      transfers.push(Promise.allSettled([move(kobo(1))]));
      await expect
        .poll(() =>
          queryRows(
            server.db,
            sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(1);
    });
    expect(await transfers[0]).toMatchObject([{ reason: BEYOND }]);
  });
});
