/** A response's JSON with every `saved` false, wherever it stands: which homes somebody saved is theirs. */
export function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'saved' ? false : withoutMarks(inner)]),
  );
}
