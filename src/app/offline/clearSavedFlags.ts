/** Sets every `saved` in a response's JSON to false, at any depth: the saved homes are private to the buyer. */
export function clearSavedFlags(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clearSavedFlags);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'saved' ? false : clearSavedFlags(inner)]),
  );
}
