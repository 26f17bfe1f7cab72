/** The caches of this browser that the service worker fills. None holds what only one person may read. */
export const STORES = {
  /** Public pages as the server rendered them. */
  pages: 'pages',
  /** The page without content that the browser fills, for all other addresses. */
  shell: 'shell',
  /** Responses of public calls, without what is marked for one person. */
  calls: 'public-calls',
  assets: 'assets',
  pictures: 'pictures',
} as const;

/** Says which homes somebody looked at. */
const PERSONAL_STORES = [STORES.pages, STORES.calls, STORES.pictures];

/** The message that has the service worker forget them: it outlives the page that asks. */
export const FORGET_MESSAGE = 'forget-stores';

export async function deletePersonalStores(): Promise<void> {
  await Promise.all(PERSONAL_STORES.map((name) => caches.delete(name)));
}
