import { lte } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { contactMessages, inspections, propertyRequests } from '../platform/db/schema/support.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** Deletes old support messages, property requests and inspections. */
export async function deleteOldTickets({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const since = retentionCutoff('support', now());
  await db.delete(contactMessages).where(lte(contactMessages.createdAt, since));
  await db.delete(propertyRequests).where(lte(propertyRequests.createdAt, since));
  await db.delete(inspections).where(lte(inspections.createdAt, since));
}
