/**
 * The one place where names change between the wire (snake_case) and the code (camelCase).
 * `authToken` is spelled so on the wire too, as the specification quotes it.
 */
const WIRE_EXCEPTIONS: ReadonlySet<string> = new Set(['authToken']);

type Primitive = string | number | boolean | bigint | symbol | null | undefined;
type CamelKey<Key> = Key extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : Key;

/** A wire type with camelCase names, all the way down. */
export type Camel<T> = T extends Primitive
  ? T
  : T extends readonly (infer Item)[]
    ? Camel<Item>[]
    : { [Key in keyof T as CamelKey<Key>]: Camel<T[Key]> };

const camelKey = (key: string): string =>
  key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const snakeKey = (key: string): string =>
  WIRE_EXCEPTIONS.has(key) ? key : key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const toCamel = <T>(wire: T): Camel<T> => renameKeys(wire, camelKey) as Camel<T>;
export const toSnake = (value: unknown): unknown => renameKeys(value, snakeKey);

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [rename(key), renameKeys(item, rename)]),
  );
}
