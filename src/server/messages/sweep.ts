import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import { keptSince } from '#domain/retention.ts';
import { messages } from '../platform/db/schema/messages.ts';
import type { Dependencies } from '../platform/dependencies.ts';

type Deleting = Pick<Dependencies, 'db' | 'now'>;

/** Reports come within seconds, or never. */
const REPORT_WAIT_MS = DAY_MS;

/** Forgets what expired messages say, whether or not their jobs ever ran, and deletes old messages. */
export async function deleteExpiredMessages({ db, now }: Deleting): Promise<void> {
  const at = now();
  await db
    .update(messages)
    .set({ status: 'expired', copy: null })
    .where(and(eq(messages.status, 'queued'), lte(messages.expiresAt, at)));
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
  await db.delete(messages).where(lte(messages.createdAt, keptSince('messages', at)));
}

/** Deletes messages to somebody without an account, or whose account is erased. */
export async function deleteStrangerMessages({ db, now }: Deleting): Promise<void> {
  const since = keptSince('strangerMessages', now());
  await db.delete(messages).where(and(isNull(messages.userId), lte(messages.createdAt, since)));
}
