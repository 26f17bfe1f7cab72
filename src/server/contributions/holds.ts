import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contributions } from '../db/schema/contributions.ts';
import type { Dependencies } from '../dependencies.ts';
import { release } from './transitions.ts';

const lapsedBy = (at: Date) => and(eq(contributions.status, 'pending'), lte(contributions.holdExpiresAt, at));
const columns = { id: contributions.id, apartmentId: contributions.apartmentId };

/**
 * Releases every hold that has lapsed; answers how many. Each in a transaction of its own; one that another
 * process has locked is left to it.
 */
export async function expireLapsedHolds({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<number> {
  const at = now();
  let released = 0;
  while (await expireOldest(db, at)) released += 1;
  return released;
}

const expireOldest = (db: Database, at: Date): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const [lapsed] = await transaction
      .select(columns)
      .from(contributions)
      .where(lapsedBy(at))
      .orderBy(asc(contributions.holdExpiresAt))
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (lapsed) await release(transaction, lapsed, { status: 'expired', at });
    return lapsed !== undefined;
  });

/** Releases a unit whose hold has lapsed, for a buyer who wants it before the sweep has come by. */
export async function expireLapsedHoldOn(db: Database, apartmentId: string, at: Date): Promise<void> {
  const [lapsed] = await db
    .select(columns)
    .from(contributions)
    .where(and(eq(contributions.apartmentId, apartmentId), lapsedBy(at)))
    .for('no key update');
  if (lapsed) await release(db, lapsed, { status: 'expired', at });
}
