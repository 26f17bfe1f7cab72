import { deletePersonalStores, FORGET_MESSAGE } from './stores.ts';

/** After a logout nothing on this device says which homes somebody looked at. The page may go at once. */
export function forgetStores(): void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker) worker.postMessage(FORGET_MESSAGE);
  else if ('caches' in window) void deletePersonalStores().catch(() => {});
}
