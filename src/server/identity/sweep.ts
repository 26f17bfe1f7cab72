import { lte } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { knownDevices, oneTimeCodes, sessions } from '../platform/db/schema/users.ts';
import type { Dependencies } from '../platform/dependencies.ts';

type Deleting = Pick<Dependencies, 'db' | 'now'>;

/** Deletes expired sessions. */
export async function deleteExpiredSessions({ db, now }: Deleting): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now()));
}

/** Deletes known devices without a recent login. */
export async function deleteExpiredDevices({ db, now }: Deleting): Promise<void> {
  await db.delete(knownDevices).where(lte(knownDevices.expiresAt, now()));
}

/** Deletes one-time codes that are too old for any limit. */
export async function deleteOldCodes({ db, now }: Deleting): Promise<void> {
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.createdAt, retentionCutoff('codes', now())));
}
