import { DrizzleQueryError } from 'drizzle-orm';
import { HttpError } from './http-error.ts';

/** What PostgreSQL says of a failure without quoting the row: `detail` and `where` can hold what was written. */
const DATABASE_FACTS = ['code', 'severity', 'table', 'column', 'constraint', 'routine'] as const;

/** What is behind a failure that the caller is told in our own words. */
export const causeOf = (error: unknown): unknown =>
  error instanceof HttpError && error.cause !== undefined ? error.cause : error;

/**
 * A failure as it may be logged. A failed statement carries its values, among them codes, hashes and messages to
 * people: of it only the database's own words stay.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return withSafeCause(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return new Error('A statement failed');
  const facts = DATABASE_FACTS.map((fact) => [fact, Reflect.get(cause, fact)] as const);
  const safe = new Error(cause.message);
  if (cause.stack) safe.stack = cause.stack;
  return Object.assign(safe, Object.fromEntries(facts.filter(([, value]) => value !== undefined)));
}

/** A logger writes out causes too. */
function withSafeCause(error: unknown): unknown {
  if (!(error instanceof Error) || error.cause === undefined) return error;
  const cause = loggable(error.cause);
  if (cause === error.cause) return error;
  const safe = new Error(error.message, { cause });
  safe.name = error.name;
  if (error.stack) safe.stack = error.stack;
  return safe;
}
