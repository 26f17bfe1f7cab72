import { DrizzleQueryError } from 'drizzle-orm';

/** What PostgreSQL says of a failure without quoting the row: `detail` and `where` can hold what was written. */
const DATABASE_FACTS = ['code', 'severity', 'table', 'column', 'constraint', 'routine'] as const;

/**
 * A failure as it may be logged. A failed statement carries its values, among them codes, hashes and messages to
 * people: of it only the database's own words stay.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause } = error;
  if (!(cause instanceof Error)) return new Error('A statement failed');
  const facts = DATABASE_FACTS.map((fact) => [fact, Reflect.get(cause, fact)] as const);
  const safe = new Error(cause.message);
  if (cause.stack) safe.stack = cause.stack;
  return Object.assign(safe, Object.fromEntries(facts.filter(([, value]) => value !== undefined)));
}
