import { PAGE_DATA_ID } from '../rendering/pageDataId.ts';
import { isAsset, isPublicPage, isPublicPicture, SHELL_ADDRESS } from './addresses.ts';

/** Loaded with the worker, so that it is stored: a page that is read without its scripts has nothing else. */
export { showOfflineNotice } from './showNotice.ts';

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
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: neededAddresses() } });
}

/** What this page has loaded, and what it loads when somebody uses it: without a network it has to say so. */
function neededAddresses(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(
    (url) => url.origin === window.location.origin && (isAsset(url) || isPublicPicture(url)),
  );
  const here = new URL(window.location.href);
  const pages = isPublicPage(here) ? [here.pathname + here.search] : [];
  const ahead = document.getElementById(PAGE_DATA_ID)?.dataset.ahead?.split(' ') ?? [];
  return [...new Set([...files.map(({ href }) => href), ...ahead, ...pages, SHELL_ADDRESS])];
}
