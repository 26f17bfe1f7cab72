import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { parseJson } from '../session/parseJson.ts';

export interface DeviceValue<Value> {
  /** Null if nothing is stored, if the stored text cannot be parsed, and until the page is hydrated. */
  readonly use: () => Value | null;
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
  readonly forget: () => void;
}

/**
 * A value in this device's local storage, in sync across components and tabs. Its key ends in the version of the
 * schema. A logout clears it.
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
  // The browser sends the storage event to other tabs, but not to the tab that writes.
  const notifyThisTab = () => window.dispatchEvent(new StorageEvent('storage', { key }));
  return {
    use: () => {
      const text = useSyncExternalStore(follow, stored, nothing);
      // Lists call this once per item, and most devices store nothing.
      return useMemo(() => (text === null ? null : parse(text)), [text]);
    },
    read: () => parse(stored()),
    write: (value) => {
      window.localStorage.setItem(key, JSON.stringify(value));
      notifyThisTab();
    },
    forget: () => {
      window.localStorage.removeItem(key);
      notifyThisTab();
    },
  };
}

const nothing = () => null;

function follow(changed: () => void) {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
