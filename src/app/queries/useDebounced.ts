import { useEffect, useState } from 'react';

/** A debounced value: what the server is asked for while someone types. */
export function useDebounced<Value>(value: Value, pauseMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return debounced;
}
