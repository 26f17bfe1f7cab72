import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { ZERO_KOBO } from '#domain/money.ts';
import { OPEN_CONTRIBUTION_STATUSES } from '#domain/statuses.ts';
import type { Database } from '../platform/db/database.ts';
import { wallets } from '../platform/db/schema/bank.ts';
import { contributions } from '../platform/db/schema/contributions.ts';
import { ledgerAccounts } from '../platform/db/schema/ledger.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { payDue } from './pay-due.ts';

const BATCH = 200;

/** Pays what is due from each wallet whose owner has chosen so. One that fails does not stop the others. */
export async function sweepDue(
  dependencies: Pick<Dependencies, 'db' | 'jobs' | 'now' | 'settings'>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  let after: string | null = null;
  do {
    const owners: string[] = await ownersAfter(dependencies.db, after);
    for (const userId of owners) await payDue(dependencies, userId).catch(onFailure);
    after = owners.length === BATCH ? (owners.at(-1) ?? null) : null;
  } while (after);
}

/** Owners who have chosen it, hold a balance and have an open contribution, by their ids. */
async function ownersAfter(db: Database, after: string | null): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: wallets.userId })
    .from(wallets)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, wallets.ledgerAccountId))
    .innerJoin(contributions, eq(contributions.userId, wallets.userId))
    .where(
      and(
        isNotNull(wallets.paysDueSince),
        gt(ledgerAccounts.balanceKobo, ZERO_KOBO),
        inArray(contributions.status, [...OPEN_CONTRIBUTION_STATUSES]),
        after === null ? undefined : gt(wallets.userId, after),
      ),
    )
    .orderBy(asc(wallets.userId))
    .limit(BATCH);
  return rows.map(({ userId }) => userId);
}
