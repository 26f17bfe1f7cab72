import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { messages } from '../platform/db/schema/messages.ts';
import { users } from '../platform/db/schema/users.ts';

/** When the last SMS to a user's phone was written, if Do Not Disturb blocked it; else null. */
export async function lastBlockedAt(db: Database, userId: string): Promise<Date | null> {
  const [owner] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  if (!owner) return null;
  const [latest] = await db
    .select({ createdAt: messages.createdAt, status: messages.status })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.to, owner.phone), eq(messages.channel, 'sms')))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  return latest?.status === 'blocked' ? latest.createdAt : null;
}

/**
 * Whether the last SMS to a user's phone number was blocked by Do Not Disturb and this was not reported to them yet.
 * Returns true only once, after which the user may request another code. Somebody else may have entered the number
 * without owning it, so that messages of other accounts to it do not count.
 */
export async function claimBlockedReport(
  db: Database,
  { userId, phone }: { readonly userId: string; readonly phone: string },
): Promise<boolean> {
  const latest = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.to, phone), eq(messages.channel, 'sms')))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  const taken = await db
    .update(messages)
    .set({ status: 'undelivered' })
    .where(and(inArray(messages.id, latest), eq(messages.status, 'blocked')))
    .returning({ id: messages.id });
  return taken.length > 0;
}
