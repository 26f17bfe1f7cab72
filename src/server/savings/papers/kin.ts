import { eq } from 'drizzle-orm';
import type { Clause } from '#domain/terms/clause.ts';
import { kinClause } from '#domain/terms/nextOfKin.ts';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/users.ts';

/** Who a buyer's next of kin is now, for the terms of a contribution. Their phone number stays in the profile alone. */
export async function kinOnPaper(db: Database, userId: string): Promise<Clause> {
  const [person] = await db
    .select({ name: users.kinName, relation: users.kinRelation })
    .from(users)
    .where(eq(users.id, userId));
  const { name = null, relation = null } = person ?? {};
  const kin = name === null || relation === null ? null : { name, relation };
  return kinClause(kin);
}
