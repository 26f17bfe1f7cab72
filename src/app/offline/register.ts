import { isAsset, isPublicPage, isPublicPicture, SHELL_ADDRESS } from './addresses.ts';

const WORKER = '/serviceWorker.js';

/** Starts the service worker, where the browser has one. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await start(navigator.serviceWorker).catch(() => {
    // Without it the pages work as before, with a network.
  });
}

async function start(container: ServiceWorkerContainer): Promise<void> {
  const isFirstVisit = container.controller === null;
  await container.register(WORKER);
  if (!isFirstVisit) return;
  const { active } = await container.ready;
  // What this page loaded before the worker was there: the browser has most of it, so that little is fetched again.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedAddresses() } });
}

function loadedAddresses(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(
    (url) => url.origin === window.location.origin && (isAsset(url) || isPublicPicture(url)),
  );
  const here = new URL(window.location.href);
  const pages = isPublicPage(here) ? [here.pathname + here.search] : [];
  return [...new Set([...files.map(({ href }) => href), ...pages, SHELL_ADDRESS])];
}
