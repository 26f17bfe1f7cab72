/** The way to one value within another, key by key. */
export type Leaf = readonly string[];

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Every value within a payload that has no values of its own; an empty list, or the payload itself, is one too. */
export function leavesOf(value: unknown): Leaf[] {
  if (value === undefined) return [];
  const within = isPlainObject(value) || Array.isArray(value) ? Object.entries(value) : [];
  return within.length === 0
    ? [[]]
    : within.flatMap(([key, each]) => leavesOf(each).map((leaf) => [key, ...leaf]));
}

/** The payload with another value at the leaf; unchanged if it has none there. */
export function withOtherLeaf(payload: unknown, [key, ...rest]: Leaf): unknown {
  if (key === undefined) return payload === undefined ? payload : otherValue(payload);
  if (Array.isArray(payload))
    return payload.map((each, index) => (String(index) === key ? withOtherLeaf(each, rest) : each));
  if (!isPlainObject(payload) || !(key in payload)) return payload;
  return { ...payload, [key]: withOtherLeaf(payload[key], rest) };
}

/** Another value of the same type: a number is ten times as large; within an object or a list, all values are others. */
export function otherValue(value: unknown): unknown {
  switch (typeof value) {
    case 'number':
      return value === 0 ? 1 : value * 10;
    case 'string':
      return `other ${value}`;
    case 'boolean':
      return !value;
    case 'object':
      if (Array.isArray(value)) return value.length === 0 ? ['other'] : value.map(otherValue);
      if (isPlainObject(value))
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, otherValue(each)]));
      return value === null ? 'other' : null;
    default:
      return value;
  }
}
