import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

export type WithdrawalStep = 'requested' | 'sent' | 'returned';

/** The idempotency key of a withdrawal's transfer; each of the three is posted once at most. */
export const withdrawalKey = (withdrawalId: string, step: WithdrawalStep): string =>
  `withdrawal:${withdrawalId}:${step}`;

/** In no key. */
const PLACEHOLDER = '?';

/** The key that `keyOf` makes of an id, as SQL for the id of each row. */
export const keySql = (keyOf: (id: string) => string, id: SQLWrapper): SQL =>
  sql`replace(${keyOf(PLACEHOLDER)}, ${PLACEHOLDER}, ${id}::text)`;
