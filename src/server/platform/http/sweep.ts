import { lte } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { backoffs, idempotencyKeys, rateLimits } from '../db/schema/users.ts';
import type { Dependencies } from '../dependencies.ts';

type Deleting = Pick<Dependencies, 'db' | 'now'>;

/** Deletes expired counters of rate limits and backoffs. */
export async function deleteExpiredAttempts({ db, now }: Deleting): Promise<void> {
  const at = now();
  await db.delete(rateLimits).where(lte(rateLimits.expiresAt, at));
  await db.delete(backoffs).where(lte(backoffs.expiresAt, at));
}

/** Deletes old idempotency keys with their responses: no client repeats a call so late. */
export async function deleteOldResponses({ db, now }: Deleting): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, retentionCutoff('responses', now())));
}
