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
  return {
    row,
    userId,
    facts: {
      ...issuedBy(settings, at),
      holderName: await holderName(db, userId),
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

/** Whether the buyer's name was changed so recently that no letter may be issued in it yet. */
export async function isNameNew(db: Database, userId: string, at: Date): Promise<boolean> {
  const [person] = await db
    .select({ nameChangedAt: users.nameChangedAt })
    .from(users)
    .where(eq(users.id, userId));
  return nameChangeWaitMs(person?.nameChangedAt ?? null, at) > 0;
}

/** The buyer's data for documents. */
export async function holderName(db: Database, userId: string): Promise<string> {
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw new Error(`There is no user ${userId}`);
  return `${person.firstName} ${person.lastName}`;
}
