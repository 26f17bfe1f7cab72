import { lte } from 'drizzle-orm';
import { oneTimeCodeFailures, oneTimeCodes, rateLimits, sessions } from '../db/schema/users.ts';
import type { Dependencies } from '../dependencies.ts';

/** No limit looks further back. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Deletes sessions, codes and counters that nothing asks for any more. */
export async function sweepExpired({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const at = now();
  const aDayAgo = new Date(at.getTime() - KEPT_MS);
  await db.delete(sessions).where(lte(sessions.expiresAt, at));
  await db.delete(rateLimits).where(lte(rateLimits.expiresAt, at));
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.createdAt, aDayAgo));
  await db.delete(oneTimeCodeFailures).where(lte(oneTimeCodeFailures.createdAt, aDayAgo));
}
