import { CLEAR_STORES_MESSAGE, deletePersonalStores } from './stores.ts';

/**
 * Deletes the caches that reveal which homes the buyer viewed. The service worker does it if there is one, because the
 * page may unload immediately after a logout.
 */
export function clearPersonalStores(): void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker) worker.postMessage(CLEAR_STORES_MESSAGE);
  else if ('caches' in window) void deletePersonalStores().catch(() => {});
}
