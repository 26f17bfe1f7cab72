import { lte } from 'drizzle-orm';
import { outboxMessages } from '../../platform/db/schema/support.ts';
import {
  backoffs,
  idempotencyKeys,
  knownDevices,
  oneTimeCodes,
  rateLimits,
  sessions,
} from '../../platform/db/schema/users.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** No principal repeats a call so late, and nobody looks for a message so old. */
const KEPT_DAYS = 7;

/** Deletes sessions, codes, counters, kept answers and messages that nothing asks for any more. */
export async function sweepExpired({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const at = now();
  // No limit on codes looks further back.
  const aDayAgo = new Date(at.getTime() - DAY_MS);
  const longAgo = new Date(at.getTime() - KEPT_DAYS * DAY_MS);
  await db.delete(sessions).where(lte(sessions.expiresAt, at));
  await db.delete(rateLimits).where(lte(rateLimits.expiresAt, at));
  await db.delete(backoffs).where(lte(backoffs.expiresAt, at));
  await db.delete(knownDevices).where(lte(knownDevices.expiresAt, at));
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.createdAt, aDayAgo));
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, longAgo));
  await db.delete(outboxMessages).where(lte(outboxMessages.createdAt, longAgo));
}
