import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { messages } from '../platform/db/schema/messages.ts';

/**
 * Whether the last SMS to a phone number was blocked by Do Not Disturb and this was not reported to the user yet.
 * Returns true only once, after which the user may request another code.
 */
export async function claimBlockedReport(db: Database, phone: string): Promise<boolean> {
  const latest = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.to, phone), eq(messages.channel, 'sms')))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  const taken = await db
    .update(messages)
    .set({ status: 'undelivered' })
    .where(and(inArray(messages.id, latest), eq(messages.status, 'blocked')))
    .returning({ id: messages.id });
  return taken.length > 0;
}
