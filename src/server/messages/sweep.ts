import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { DAY_MS } from '#domain/durations.ts';
import { messages } from '../platform/db/schema/messages.ts';
import type { Dependencies } from '../platform/dependencies.ts';

type Deleting = Pick<Dependencies, 'db' | 'now'>;

/** Delivery reports arrive within seconds, or never. */
const REPORT_WAIT_MS = DAY_MS;

/**
 * Erases the content of expired messages, even if their jobs never ran, and of sent ones that were never reported on.
 * Deletes old messages.
 */
export async function deleteExpiredMessages({ db, now }: Deleting): Promise<void> {
  const at = now();
  await db
    .update(messages)
    .set({ status: 'expired', copy: null })
    // A queued message has its copy (check), and the index on `expiresAt` covers only those.
    .where(and(eq(messages.status, 'queued'), isNotNull(messages.copy), lte(messages.expiresAt, at)));
  const unreported = new Date(at.getTime() - REPORT_WAIT_MS);
  await db
    .update(messages)
    .set({ copy: null })
    .where(
      and(
        eq(messages.status, 'sent'),
        isNotNull(messages.copy),
        or(lte(messages.expiresAt, at), lte(messages.sentAt, unreported)),
      ),
    );
  await db.delete(messages).where(lte(messages.createdAt, retentionCutoff('messages', at)));
}

/** Deletes messages to recipients without an account or with an erased account. */
export async function deleteStrangerMessages({ db, now }: Deleting): Promise<void> {
  const since = retentionCutoff('strangerMessages', now());
  await db.delete(messages).where(and(isNull(messages.userId), lte(messages.createdAt, since)));
}
