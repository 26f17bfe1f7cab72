/**
 * The only place that renames between the wire (snake_case) and the code (camelCase). `authToken` has this spelling on
 * the wire too, as in the specification.
 */
const WIRE_EXCEPTIONS: ReadonlySet<string> = new Set(['authToken']);

type Primitive = string | number | boolean | bigint | symbol | null | undefined;
type CamelKey<Key> = Key extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : Key;

/** A wire type with camelCase names, recursively. */
export type Camel<T> = T extends Primitive
  ? T
  : T extends readonly (infer Item)[]
    ? Camel<Item>[]
    : { [Key in keyof T as CamelKey<Key>]: Camel<T[Key]> };

const camelKey = (key: string): string =>
  key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const snakeKey = (key: string): string =>
  WIRE_EXCEPTIONS.has(key) ? key : key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Larger than the number of names in the contract. Names beyond it, as in a record with user-defined keys, are not
 * cached.
 */
const MAX_REMEMBERED = 2_000;

/** Caches renamed keys: renaming is the most expensive step of a response, and the names repeat. */
function remembering(rename: (key: string) => string): (key: string) => string {
  const renamed = new Map<string, string>();
  return (key) => {
    const known = renamed.get(key);
    if (known !== undefined) return known;
    const name = rename(key);
    if (renamed.size < MAX_REMEMBERED) renamed.set(key, name);
    return name;
  };
}

const toCamelKey = remembering(camelKey);
const toSnakeKey = remembering(snakeKey);

export const toCamel = <T>(wire: T): Camel<T> => renameKeys(wire, toCamelKey) as Camel<T>;
export const toSnake = (value: unknown): unknown => renameKeys(value, toSnakeKey);

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const renamed: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const name = rename(key);
    // Assigning it would set the object's prototype.
    if (name !== '__proto__') renamed[name] = renameKeys(item, rename);
  }
  return renamed;
}
