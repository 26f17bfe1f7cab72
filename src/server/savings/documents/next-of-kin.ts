import { eq } from 'drizzle-orm';
import type { Clause } from '#domain/terms/clause.ts';
import { kinClause } from '#domain/terms/nextOfKin.ts';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/users.ts';

/** A buyer's current next of kin, for the terms document. Excludes the phone number, which only the profile has. */
export async function nextOfKinClause(db: Database, userId: string): Promise<Clause> {
  const [person] = await db
    .select({ name: users.kinName, relation: users.kinRelation })
    .from(users)
    .where(eq(users.id, userId));
  const { name = null, relation = null } = person ?? {};
  const kin = name === null || relation === null ? null : { name, relation };
  return kinClause(kin);
}
