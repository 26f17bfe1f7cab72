import { PAGE_DATA_ID } from '../rendering/pageDataId.ts';
import { isAsset, isPublicPage, isPublicPicture, SHELL_ADDRESS } from './addresses.ts';
import { STORES } from './stores.ts';

/** In this module so that it is cached together with it: it must work offline when other scripts are missing. */
export { showOfflineNotice } from './showNotice.ts';

const WORKER = '/serviceWorker.js';

/** Registers the service worker if the browser supports it. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await start(navigator.serviceWorker).catch(() => {
    // Without the service worker, pages need a network but work otherwise.
  });
}

async function start(container: ServiceWorkerContainer): Promise<void> {
  const isFirstVisit = container.controller === null;
  await container.register(WORKER);
  const { active } = await container.ready;
  // Cache what this page loaded before the worker was active; most of it is in the browser's own cache.
  const urlsToCache = isFirstVisit ? neededAddresses() : await missingAddresses();
  if (urlsToCache.length > 0) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** The shell, if it has expired, or an earlier version stored it under another address. */
const missingAddresses = async (): Promise<string[]> =>
  (await caches.match(SHELL_ADDRESS, { cacheName: STORES.shell })) ? [] : [SHELL_ADDRESS];

/** The files that this page has loaded and those that it loads on first use, which it needs offline too. */
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
