import { DrizzleQueryError } from 'drizzle-orm';
import { HttpError } from './http-error.ts';

/** Fields of PostgreSQL's errors that never contain data; `detail` and `where` can quote the written row. */
const DATABASE_FACTS = ['code', 'severity', 'table', 'column', 'constraint', 'routine'] as const;

/** The error to log: the cause of an HttpError if it has one, because its own message is meant for the client. */
export const reportedCause = (error: unknown): unknown =>
  error instanceof HttpError && error.cause !== undefined ? error.cause : error;

/**
 * Removes data from an error before it is logged. Drizzle's errors contain the statement's values, such as codes, hashes
 * and messages, so only the database's own message remains.
 */
export function loggable(error: unknown): unknown {
  if (error instanceof AggregateError) return withSafeErrors(error);
  if (!(error instanceof DrizzleQueryError)) return withSafeCause(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return new Error('A statement failed');
  const facts = DATABASE_FACTS.map((fact) => [fact, Reflect.get(cause, fact)] as const);
  const safe = new Error(cause.message);
  if (cause.stack) safe.stack = cause.stack;
  return Object.assign(safe, Object.fromEntries(facts.filter(([, value]) => value !== undefined)));
}

/** The errors of an AggregateError are logged too. */
function withSafeErrors(error: AggregateError): AggregateError {
  const safe = new AggregateError(error.errors.map(loggable), error.message);
  if (error.stack) safe.stack = error.stack;
  return safe;
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
