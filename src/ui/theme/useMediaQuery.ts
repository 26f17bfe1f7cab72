import { useSyncExternalStore } from 'react';

/** Whether a media query matches. False on the server and during hydration. */
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
