import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { properties } from '../platform/db/schema/properties.ts';
import { HttpError } from '../platform/http/http-error.ts';

/** @throws HttpError `not_found` if there is no such listing. */
export async function mustExist(db: Database, id: string): Promise<{ withdrawnAt: Date | null }> {
  const [found] = await db
    .select({ withdrawnAt: properties.withdrawnAt })
    .from(properties)
    .where(eq(properties.id, id));
  if (!found) throw new HttpError('not_found');
  return found;
}
