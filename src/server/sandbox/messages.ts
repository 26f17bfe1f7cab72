import { desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { outboxMessages } from '../platform/db/schema/support.ts';

const MAX_MESSAGES = 50;

/** The outbox's messages to one address, newest first. */
export async function listMessages(db: Database, to: string) {
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.to, restorePlus(to)))
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(MAX_MESSAGES);
  return rows.map(({ channel, to: address, text, otp, createdAt }) => ({
    channel,
    to: address,
    text,
    ...(otp !== null && { otp }),
    createdAt: createdAt.toISOString(),
  }));
}

/** A plus that was not encoded in an address arrives as a space. */
export const restorePlus = (to: string): string => to.replace(/^ (?=\d)/, '+');
