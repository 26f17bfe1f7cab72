import { lte } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { deleteInBatches, type Purging } from '../db/batches.ts';
import { backoffs, idempotencyKeys, rateLimits } from '../db/schema/users.ts';

/** Deletes expired counters of rate limits and backoffs. */
export async function deleteExpiredAttempts(purging: Purging): Promise<void> {
  const at = purging.now();
  await deleteInBatches(purging, rateLimits, lte(rateLimits.expiresAt, at));
  await deleteInBatches(purging, backoffs, lte(backoffs.expiresAt, at));
}

/** Deletes old idempotency keys with their responses: no client repeats a call so late. */
export const deleteOldResponses = (purging: Purging): Promise<void> =>
  deleteInBatches(
    purging,
    idempotencyKeys,
    lte(idempotencyKeys.createdAt, retentionCutoff('responses', purging.now())),
  );
