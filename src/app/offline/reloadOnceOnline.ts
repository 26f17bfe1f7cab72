import { isReachable } from './isReachable.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Reloads the page when the network is back. Browsers fire `online` before requests succeed, so the server is probed
 * with increasing waits until it responds. Browsers also fire `online` while a page unloads; reloading then would
 * replace the navigation that is under way.
 */
export function reloadOnceOnline(): void {
  let isLeaving = false;
  let latest = 0;

  async function reloadOnceReached(): Promise<void> {
    latest += 1;
    const attempt = latest;
    const isOver = () => isLeaving || attempt !== latest;
    for (let waitMs = FIRST_WAIT_MS; !isOver(); waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      const isReached = await isReachable();
      if (isOver()) return;
      if (isReached) return window.location.reload();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
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
