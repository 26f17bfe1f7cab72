import { lte } from 'drizzle-orm';
import { backoffs, idempotencyKeys, rateLimits } from '../db/schema/users.ts';
import type { Dependencies } from '../dependencies.ts';

/** No client repeats a call later than this. */
const RESPONSE_MEMORY_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes expired counters of rate limits and backoffs, and the stored responses of old idempotency keys. */
export async function deleteExpiredRequestData({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const at = now();
  const oldestResponse = new Date(at.getTime() - RESPONSE_MEMORY_MS);
  await db.delete(rateLimits).where(lte(rateLimits.expiresAt, at));
  await db.delete(backoffs).where(lte(backoffs.expiresAt, at));
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, oldestResponse));
}
