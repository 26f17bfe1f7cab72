import { deletePersonalStores, FORGET_MESSAGE } from './stores.ts';

/**
 * Deletes the caches that reveal which homes the buyer viewed. The service worker does it if there is one, because the
 * page may unload immediately after a logout.
 */
export function forgetStores(): void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker) worker.postMessage(FORGET_MESSAGE);
  else if ('caches' in window) void deletePersonalStores().catch(() => {});
}
