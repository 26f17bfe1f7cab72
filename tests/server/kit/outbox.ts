import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { outboxMessages } from '#server/platform/db/schema/support.ts';

/** All messages sent to an address, oldest first, without a limit. */
export const messagesTo = (db: Database, to: string) =>
  db.select().from(outboxMessages).where(eq(outboxMessages.to, to)).orderBy(outboxMessages.id);
