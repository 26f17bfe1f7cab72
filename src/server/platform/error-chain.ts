/**
 * An error and everything that caused it, the outermost first. An AggregateError contributes each of its errors: a
 * host with several addresses fails once for each of them.
 */
export function errorChain(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...causes.flatMap(errorChain)];
}

/** The code of an error of Node or PostgreSQL, like `ENOENT` or `23505`; null where it has none. */
export const errorCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
