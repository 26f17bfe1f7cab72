import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { DAY_MS } from '#domain/durations.ts';
import { deleteInBatches, type Purging, updateInBatches } from '../platform/db/batches.ts';
import { messages } from '../platform/db/schema/messages.ts';

/** Delivery reports arrive within seconds, or never. */
const REPORT_WAIT_MS = DAY_MS;

/**
 * Erases the content of expired messages, even if their jobs never ran, and of sent ones that were never reported on.
 * Deletes old messages.
 */
export async function deleteExpiredMessages(purging: Purging): Promise<void> {
  const at = purging.now();
  await updateInBatches(purging, messages, {
    changes: sql`status = 'expired', copy = null`,
    // A queued message has its copy (check), and the index on `expiresAt` covers only those.
    due: sql`${and(eq(messages.status, 'queued'), isNotNull(messages.copy), lte(messages.expiresAt, at))}`,
  });
  const unreported = new Date(at.getTime() - REPORT_WAIT_MS);
  await updateInBatches(purging, messages, {
    changes: sql`copy = null`,
    due: sql`${and(
      eq(messages.status, 'sent'),
      isNotNull(messages.copy),
      or(lte(messages.expiresAt, at), lte(messages.sentAt, unreported)),
    )}`,
  });
  await deleteInBatches(purging, messages, lte(messages.createdAt, retentionCutoff('messages', at)));
}

/** Deletes messages to recipients without an account or with an erased account. */
export const deleteStrangerMessages = (purging: Purging): Promise<void> =>
  deleteInBatches(
    purging,
    messages,
    sql`${and(
      isNull(messages.userId),
      lte(messages.createdAt, retentionCutoff('strangerMessages', purging.now())),
    )}`,
  );
