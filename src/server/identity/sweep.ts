import { lte } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { deleteInBatches, type Purging } from '../platform/db/batches.ts';
import { knownDevices, oneTimeCodes, sessions } from '../platform/db/schema/users.ts';

/** Deletes expired sessions. */
export const deleteExpiredSessions = (purging: Purging): Promise<void> =>
  deleteInBatches(purging, sessions, lte(sessions.expiresAt, purging.now()));

/** Deletes known devices without a recent login. */
export const deleteExpiredDevices = (purging: Purging): Promise<void> =>
  deleteInBatches(purging, knownDevices, lte(knownDevices.expiresAt, purging.now()));

/** Deletes one-time codes that are too old for any limit. */
export const deleteOldCodes = (purging: Purging): Promise<void> =>
  deleteInBatches(
    purging,
    oneTimeCodes,
    lte(oneTimeCodes.createdAt, retentionCutoff('codes', purging.now())),
  );
