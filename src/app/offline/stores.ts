/** The caches that the service worker fills. They contain public data only. */
export const STORES = {
  /** Public pages, rendered by the server. */
  pages: 'pages',
  /** The empty page for all other addresses, which the browser renders. */
  shell: 'shell',
  /** Responses of public calls, without the buyer's `saved` flags. */
  calls: 'public-calls',
  assets: 'assets',
  pictures: 'pictures',
} as const;

/** These caches reveal which homes the buyer viewed. */
const PERSONAL_STORES = [STORES.pages, STORES.calls, STORES.pictures];

/** Makes the service worker delete them, because it outlives the page. */
export const CLEAR_STORES_MESSAGE = 'forget-stores';

export async function deletePersonalStores(): Promise<void> {
  await Promise.all(PERSONAL_STORES.map((name) => caches.delete(name)));
}
