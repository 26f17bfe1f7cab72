import { lte } from 'drizzle-orm';
import { retentionCutoff } from '#domain/accounts/retention.ts';
import { deleteInBatches, type Purging } from '../platform/db/batches.ts';
import { contactMessages, inspections, propertyRequests } from '../platform/db/schema/support.ts';

/** Deletes old support messages, property requests and inspections. */
export async function deleteOldTickets(purging: Purging): Promise<void> {
  const since = retentionCutoff('support', purging.now());
  for (const table of [contactMessages, propertyRequests, inspections])
    await deleteInBatches(purging, table, lte(table.createdAt, since));
}
