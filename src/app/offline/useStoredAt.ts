import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { callsOf } from './pageCalls.ts';
import { storedAt } from './storedAt.ts';

/** When the page that is shown offline was fetched; null if unknown. */
export function useStoredAt(isOnline: boolean): Date | null {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [found, setFound] = useState<{ address: string; at: Date | null } | null>(null);
  useEffect(() => {
    if (isOnline) return;
    let isCurrent = true;
    const page = new URL(address, window.location.origin);
    storedAt(page, callsOf(page)).then(
      (at) => {
        if (isCurrent) setFound({ address, at });
      },
      () => {
        // Storage is blocked: the notice omits the date.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [address, isOnline]);
  return found?.address === address ? found.at : null;
}
