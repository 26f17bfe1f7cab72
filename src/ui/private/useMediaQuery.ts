import { useSyncExternalStore } from 'react';

/** Whether a media condition holds now. On the server, and until the page is live: no. */
export function useMediaQuery(condition: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(condition);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(condition).matches,
    () => false,
  );
}
