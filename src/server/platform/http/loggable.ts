import { DrizzleQueryError } from 'drizzle-orm';
import { HttpError } from './http-error.ts';

/** PostgreSQL's facts on an error that do not quote the row: `detail` and `where` can hold what was written. */
const DATABASE_FACTS = ['code', 'severity', 'table', 'column', 'constraint', 'routine'] as const;

/** The error to log: the cause of an HttpError that has one, for its own message is for the client. */
export const reportedCause = (error: unknown): unknown =>
  error instanceof HttpError && error.cause !== undefined ? error.cause : error;

/**
 * An error as it may be logged. That of a failed statement carries its values, among them codes, hashes and messages
 * to people: only the database's own message stays.
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

/** Causes are logged too. */
function withSafeCause(error: unknown): unknown {
  if (!(error instanceof Error) || error.cause === undefined) return error;
  const cause = loggable(error.cause);
  if (cause === error.cause) return error;
  const safe = new Error(error.message, { cause });
  safe.name = error.name;
  if (error.stack) safe.stack = error.stack;
  return safe;
}
