import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { contributions } from '../platform/db/schema/contributions.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { holdColumns, isLapsedBy } from './holds.ts';
import { release } from './transitions.ts';

const BATCH = 100;

interface Lapsed {
  readonly id: string;
  readonly holdExpiresAt: Date | null;
}

/**
 * Releases lapsed holds, each in its own transaction, and returns their number. Skips holds locked by another process;
 * a failure does not stop the others.
 */
export async function expireLapsedHolds(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const at = now();
  let released = 0;
  let after: Lapsed | null = null;
  do {
    const lapsed: Lapsed[] = await listLapsed(db, { at, after });
    for (const { id } of lapsed) {
      try {
        if (await expire(db, id, at)) released += 1;
      } catch (error) {
        onFailure(error);
      }
    }
    after = lapsed.length === BATCH ? (lapsed.at(-1) ?? null) : null;
  } while (after);
  return released;
}

/** A page of lapsed holds, oldest first, after a given one. */
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

const expire = (db: Database, id: string, at: Date): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const [lapsed] = await transaction
      .select(holdColumns)
      .from(contributions)
      .where(and(eq(contributions.id, id), isLapsedBy(at)))
      .for('no key update', { skipLocked: true });
    if (lapsed) await release(transaction, lapsed, { status: 'expired', at });
    return lapsed !== undefined;
  });
