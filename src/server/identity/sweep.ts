import { lte } from 'drizzle-orm';
import { knownDevices, oneTimeCodes, sessions } from '../platform/db/schema/users.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** No limit on codes counts further back. */
const CODE_MEMORY_MS = 24 * 60 * 60 * 1000;

/** Deletes expired sessions, known devices and one-time codes. */
export async function deleteExpiredIdentityData({
  db,
  now,
}: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const at = now();
  const oldestCode = new Date(at.getTime() - CODE_MEMORY_MS);
  await db.delete(sessions).where(lte(sessions.expiresAt, at));
  await db.delete(knownDevices).where(lte(knownDevices.expiresAt, at));
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.createdAt, oldestCode));
}
