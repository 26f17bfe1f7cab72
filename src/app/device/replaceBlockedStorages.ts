/**
 * Replaces storages that the browser blocks, where even reading `localStorage` throws, by ones in memory: the page works
 * and keeps its values as long as it is open.
 */
export function replaceBlockedStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isBlocked(name)) Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
}

function isBlocked(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return window[name] === null;
  } catch {
    return true;
  }
}

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (place) => [...values.keys()][place] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
