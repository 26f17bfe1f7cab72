/**
 * An error and its causes, outermost first. An AggregateError contributes each of its errors, because a host with
 * several addresses fails once per address.
 */
export function errorChain(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...causes.flatMap(errorChain)];
}

/** The code of an error of Node or PostgreSQL, like `ENOENT` or `23505`; null if it has none. */
export const errorCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
