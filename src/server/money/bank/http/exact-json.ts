/**
 * Parses JSON with every number as its source text: `18446744073709551615`, `2990.10`. This keeps ids beyond 2^53 and
 * amounts with decimals exact. Returns undefined if the text is not JSON.
 */
export function parseExactJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown, ...rest: unknown[]) =>
      typeof value === 'number' ? sourceOf(rest[0], value) : value,
    );
  } catch {
    return undefined;
  }
}

/** The engine passes `{ source }` for each primitive value. */
const sourceOf = (context: unknown, value: number): string =>
  typeof context === 'object' && context !== null && 'source' in context && typeof context.source === 'string'
    ? context.source
    : String(value);
