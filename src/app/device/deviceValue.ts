import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { parseJson } from '../session/parseJson.ts';

export interface DeviceValue<Value> {
  /** Null where nothing is kept, where what is kept cannot be read, and until the page is hydrated. */
  readonly use: () => Value | null;
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
  readonly forget: () => void;
}

/**
 * A value that this device keeps in local storage, the same in every part of the page and in other tabs. Its key ends
 * in the version of the schema. A logout forgets it with all else.
 */
export function deviceValue<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): DeviceValue<z.output<Schema>> {
  const stored = (): string | null => window.localStorage.getItem(key);
  const parse = (text: string | null): z.output<Schema> | null => {
    const parsed = z.safeParse(schema, parseJson(text));
    return parsed.success ? parsed.data : null;
  };
  // The browser tells other tabs of a change, but not the tab that makes it.
  const tellThisTab = () => window.dispatchEvent(new StorageEvent('storage', { key }));
  return {
    use: () => {
      const text = useSyncExternalStore(follow, stored, nothing);
      // Most devices keep nothing, and lists ask for each of their items.
      return useMemo(() => (text === null ? null : parse(text)), [text]);
    },
    read: () => parse(stored()),
    write: (value) => {
      window.localStorage.setItem(key, JSON.stringify(value));
      tellThisTab();
    },
    forget: () => {
      window.localStorage.removeItem(key);
      tellThisTab();
    },
  };
}

const nothing = () => null;

function follow(changed: () => void) {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
