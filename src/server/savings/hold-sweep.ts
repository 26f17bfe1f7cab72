import { and, asc, eq, gt, or } from 'drizzle-orm';
import { MINUTE_MS } from '#domain/durations.ts';
import { lockWallet } from '../money/wallet/store.ts';
import type { Database } from '../platform/db/database.ts';
import { contributions } from '../platform/db/schema/contributions.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { eachRow } from '../platform/jobs/each-row.ts';
import { inPages } from '../platform/jobs/in-pages.ts';
import { holdColumns } from './holds.ts';
import { isLapsedBy } from './lapsed-holds.ts';
import { payEndingHold } from './pay-due.ts';
import { release } from './transitions.ts';

const BATCH = 100;

interface Lapsed {
  readonly id: string;
  readonly holdExpiresAt: Date | null;
}

type Ending = Pick<Dependencies, 'db' | 'jobs' | 'now' | 'settings'>;

/** Longer than the time between two sweeps, so that a covered hold is paid before anybody reads that it has ended. */
const PAID_BEFORE_MS = 2 * MINUTE_MS;

/**
 * Ends holds, each in its own transaction: shortly before its end, or later if no server was up, a wallet that pays what
 * is due and covers the first instalment pays it; otherwise the unit of a lapsed hold is released. Returns the number of
 * released units. Skips holds locked by another process; a failure does not stop the others.
 */
export async function expireLapsedHolds(
  dependencies: Ending,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<number> {
  const { db, now } = dependencies;
  const at = now();
  let released = 0;
  const lapsed = inPages<Lapsed>(BATCH, (after) => listLapsed(db, { at: endsBy(at), after }));
  const end = async ({ id }: Lapsed): Promise<void> => {
    if (await expire(dependencies, id, at)) released += 1;
  };
  await eachRow(lapsed, end, { onFailure, signal });
  return released;
}

const endsBy = (at: Date): Date => new Date(at.getTime() + PAID_BEFORE_MS);

/** A page of holds that have lapsed by a time, oldest first, after a given one. */
function listLapsed(db: Database, { at, after }: { at: Date; after: Lapsed | null }): Promise<Lapsed[]> {
  const isLater = after?.holdExpiresAt
    ? or(
        gt(contributions.holdExpiresAt, after.holdExpiresAt),
        and(eq(contributions.holdExpiresAt, after.holdExpiresAt), gt(contributions.id, after.id)),
      )
    : undefined;
  return db
    .select(holdColumns)
    .from(contributions)
    .where(and(isLapsedBy(at), isLater))
    .orderBy(asc(contributions.holdExpiresAt), asc(contributions.id))
    .limit(BATCH);
}

/** Returns whether the unit was released. */
const expire = (issuing: Ending, id: string, at: Date): Promise<boolean> =>
  issuing.db.transaction(async (transaction) => {
    const isEnding = and(eq(contributions.id, id), isLapsedBy(endsBy(at)));
    const [found] = await transaction
      .select({ userId: contributions.userId })
      .from(contributions)
      .where(isEnding);
    // The wallet first, as in every payment: its balance does not change until the hold has ended.
    const wallet = found && (await lockWallet(transaction, found.userId));
    const [ending] = await transaction
      .select(holdColumns)
      .from(contributions)
      .where(isEnding)
      .for('no key update', { skipLocked: true });
    if (!ending?.holdExpiresAt) return false;
    if (wallet && (await payEndingHold(transaction, { wallet, id, at, issuing }))) return false;
    if (ending.holdExpiresAt > at) return false;
    await release(transaction, ending, { status: 'expired', at });
    return true;
  });
