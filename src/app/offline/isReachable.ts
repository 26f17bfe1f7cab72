const REACHED = '/robots.txt';
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Whether the server responds. The service worker does not intercept HEAD requests. */
export const isReachable = (): Promise<boolean> =>
  fetch(REACHED, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Resolves to true once the server responds, or to false once `isOver`. Browsers fire `online` before requests succeed,
 * so the server is probed with increasing waits.
 */
export async function untilReachable(isOver: () => boolean): Promise<boolean> {
  for (let waitMs = FIRST_WAIT_MS; !isOver(); waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    const isReached = await isReachable();
    if (isOver()) return false;
    if (isReached) return true;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return false;
}
