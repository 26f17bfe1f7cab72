import { untilReachable } from './isReachable.ts';

/**
 * Reloads the page when the network is back. Browsers also fire `online` while a page unloads; reloading then would
 * replace the navigation that is under way.
 */
export function reloadOnceOnline(): void {
  let isLeaving = false;
  let latest = 0;

  async function reloadOnceReached(): Promise<void> {
    latest += 1;
    const attempt = latest;
    if (await untilReachable(() => isLeaving || attempt !== latest)) window.location.reload();
  }

  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Restored from the back-forward cache: the network may have come back in the meantime.
    isLeaving = false;
    if (navigator.onLine) void reloadOnceReached();
  });
  window.addEventListener('online', () => void reloadOnceReached());
}
