import { eq } from 'drizzle-orm';
import { nameChangeWaitMs } from '#domain/accounts/nameChange.ts';
import { blockName, unitName } from '#domain/listings/units.ts';
import { issuedBy } from '../../documents/issuer.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { users } from '../../platform/db/schema/users.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type ContributionRow, contributionRows } from '../store.ts';

/** The dependencies of issuing documents. */
export type IssuingDependencies = Pick<Dependencies, 'jobs' | 'settings'>;

/** The contribution's data for documents, loaded in the transaction that issues them. */
export async function loadContributionFacts(
  { settings }: IssuingDependencies,
  db: Database,
  id: string,
  at: Date,
) {
  const [row] = await contributionRows(db, eq(contributions.id, id));
  if (!row) throw new Error(`There is no contribution ${id}`);
  const { userId } = row.contribution;
  const holder = await holderOf(db, userId);
  return {
    row,
    userId,
    nameWaitMs: nameChangeWaitMs(holder.nameChangedAt, at),
    facts: {
      ...issuedBy(settings, at),
      holderName: holder.name,
      home: row.property.title,
      unit: unitName({ ...row.apartment, ...placeOf(row) }),
      address: row.property.address,
    },
  };
}

const placeOf = ({ building }: ContributionRow) => ({
  block: blockName(building.number),
  floorCount: building.floorCount,
});

/** The buyer's data for documents. */
export async function holderOf(db: Database, userId: string) {
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, nameChangedAt: users.nameChangedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw new Error(`There is no user ${userId}`);
  const { firstName, lastName, nameChangedAt } = person;
  return { name: `${firstName} ${lastName}`, nameChangedAt };
}
