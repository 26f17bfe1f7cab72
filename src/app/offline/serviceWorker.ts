import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { PAGE_DATA_ID } from '../rendering/pageDataId.ts';
import { isAsset, isPublicCall, isPublicPage, isPublicPicture, SHELL_ADDRESS } from './addresses.ts';
import { clearSavedFlags } from './clearSavedFlags.ts';
import { CLEAR_STORES_MESSAGE, deletePersonalStores, STORES } from './stores.ts';

declare global {
  interface Window {
    /** The precache: files that an offline start needs. The build injects it. */
    readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  }
}

const OFFLINE_PAGE = '/offline.html';
const DAY_SECONDS = 24 * 60 * 60;
/** A stored page is shown if the network does not respond within this time. */
const PATIENCE_SECONDS = 10;

// No skipWaiting: a new worker activates when no page is open, so that an open wizard keeps the worker it started
// with.
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
enableNavigationPreload();
clientsClaim();

interface Bounds {
  readonly maxEntries: number;
  readonly days: number;
}

/** Evicts the oldest entries first, and all of them when the storage quota is exceeded. */
function bounded({ maxEntries, days }: Bounds): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY_SECONDS,
    purgeOnQuotaError: true,
  });
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
}

/** Does not cache errors or pages of withdrawn homes. */
const successful: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

const keptFor = (maxEntries: number, days: number): WorkboxPlugin[] => [
  successful,
  bounded({ maxEntries, days }),
];

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isPublicPage(url) && acceptsPage(request),
  new NetworkFirst({
    cacheName: STORES.pages,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: keptFor(40, 30),
  }),
);

/** Whether it is the shell: a page of ours without rendered content. */
const isShell = (html: string): boolean =>
  html.includes('<div id="root">') && !html.includes(`id="${PAGE_DATA_ID}"`);

/** All pages without rendered content are the same shell, so one copy serves all of them. */
const shellPlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async () => SHELL_ADDRESS,
  cacheWillUpdate: async ({ response }) => {
    const isKept = response.status === 200 && isShell(await response.clone().text());
    return isKept ? response : null;
  },
};
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isPage(url) && acceptsPage(request),
  new NetworkFirst({
    cacheName: STORES.shell,
    plugins: [shellPlugin, bounded({ maxEntries: 1, days: 30 })],
  }),
);

/** Caches the response without the buyer's `saved` flags, so that it contains public data only. */
const anonymousPlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url,
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const { headers } = response;
    return new Response(JSON.stringify(clearSavedFlags(await response.clone().json())), {
      headers: { 'Content-Type': 'application/json', Date: headers.get('Date') ?? new Date().toUTCString() },
    });
  },
};
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPublicCall(url),
  new NetworkFirst({
    cacheName: STORES.calls,
    matchOptions: { ignoreVary: true },
    plugins: [anonymousPlugin, bounded({ maxEntries: 80, days: 30 })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  new CacheFirst({ cacheName: STORES.assets, plugins: keptFor(200, 60) }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPublicPicture(url),
  new CacheFirst({ cacheName: STORES.pictures, plugins: keptFor(150, 30) }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const shell = isPublicPage(new URL(request.url))
    ? await caches.match(SHELL_ADDRESS, { cacheName: STORES.shell })
    : undefined;
  return shell ?? (await matchPrecache(OFFLINE_PAGE)) ?? Response.error();
});

self.addEventListener('message', (event) => {
  if (event.data === CLEAR_STORES_MESSAGE) keepAlive(event, deletePersonalStores());
});

/** Keeps the worker running until the promise settles. */
function keepAlive(event: Event, work: Promise<unknown>): void {
  if ('waitUntil' in event && typeof event.waitUntil === 'function') event.waitUntil(work);
}

/** Excludes files (which have an extension), API calls and media. */
const isPage = ({ pathname }: URL): boolean =>
  !/\.[a-z0-9]+$/i.test(pathname) && !/^\/(?:api|media)(?:\/|$)/.test(pathname);

/** A navigation, or a page that `CACHE_URLS` asks this worker to cache. */
const acceptsPage = ({ mode, destination }: Request): boolean => mode === 'navigate' || destination === '';
