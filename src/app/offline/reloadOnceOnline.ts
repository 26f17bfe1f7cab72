const REACHED = '/robots.txt';
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Loads the page again when the network is back: browsers say so before it carries anything, so the server is asked until
 * it responds, each time after a longer wait. While a page is being left, browsers report a network that is not there, and
 * loading this one again would take the place of the one that was asked for.
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
    // Shown again from the back-forward cache: the network may have come back while it was there.
    isLeaving = false;
    if (navigator.onLine) void reloadOnceReached();
  });
  window.addEventListener('online', () => void reloadOnceReached());
}

/** The service worker passes on what only asks for the head of a file. */
const isReachable = (): Promise<boolean> =>
  fetch(REACHED, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
