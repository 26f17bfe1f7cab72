import { and, type SQL, sql } from 'drizzle-orm';

/** A `where` of all the conditions; of none, everything. */
export const where = (conditions: readonly SQL[]): SQL => sql`where ${and(...conditions) ?? sql`true`}`;
