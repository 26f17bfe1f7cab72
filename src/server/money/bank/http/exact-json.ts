/**
 * Parses JSON with every number as the text in which it was written: `18446744073709551615`, `2990.10`. Ids beyond 2^53
 * and amounts with decimals stay exact. Undefined where the text is not JSON.
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

/** The engine passes `{ source }` for each primitive. */
const sourceOf = (context: unknown, value: number): string =>
  typeof context === 'object' && context !== null && 'source' in context && typeof context.source === 'string'
    ? context.source
    : String(value);
