import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { afterQuietHours } from '#domain/messages.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import { OPEN_CONTRIBUTION_STATUSES } from '#domain/statuses.ts';
import type { Database } from '../platform/db/database.ts';
import { wallets } from '../platform/db/schema/bank.ts';
import { contributions } from '../platform/db/schema/contributions.ts';
import { ledgerAccounts } from '../platform/db/schema/ledger.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { eachRow } from '../platform/jobs/each-row.ts';
import { inPages } from '../platform/jobs/in-pages.ts';
import { payDue } from './pay-due.ts';

const BATCH = 200;

type Paying = Pick<Dependencies, 'db' | 'jobs' | 'now' | 'settings'>;

/** Does nothing in the quiet hours, in which a server that starts has its scheduled jobs run too. */
export async function sweepDueByDay(
  dependencies: Paying,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const at = dependencies.now();
  if (afterQuietHours(at) <= at) await sweepDue(dependencies, onFailure, signal);
}

/** Pays due instalments from each wallet whose owner enabled it. A failure does not stop the others. */
export async function sweepDue(
  dependencies: Paying,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const owners = inPages<string>(BATCH, (after) => ownersAfter(dependencies.db, after));
  await eachRow(owners, (userId) => payDue(dependencies, userId), { onFailure, signal });
}

/** Users who enabled it and have a balance and an open contribution, ordered by id. */
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
