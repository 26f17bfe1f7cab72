import { isPublicCall } from './addresses.ts';
import { STORES } from './stores.ts';

/**
 * When the stored content of a page was fetched; null if nothing is stored.
 * @param address the page's path and query.
 */
export async function storedAt(address: string): Promise<Date | null> {
  if (!('caches' in window)) return null;
  const url = new URL(address, window.location.origin);
  const page = await caches.match(url.href, { cacheName: STORES.pages, ignoreVary: true });
  const dates = [page, ...(await callsOf(url))].flatMap((response) => {
    const date = response?.headers.get('Date');
    return date ? [new Date(date)] : [];
  });
  return dates.length > 0 ? new Date(Math.max(...dates.map(Number))) : null;
}

/** The cached API responses of a page. */
async function callsOf({ pathname, searchParams }: URL): Promise<(Response | undefined)[]> {
  const [, homeId] = /^\/property\/([^/]+)$/.exec(pathname) ?? [];
  const isSearch = pathname === '/search';
  if (homeId === undefined && !isSearch) return [];
  const cache = await caches.open(STORES.calls);
  const requests = (await cache.keys()).filter((request) => {
    const url = new URL(request.url);
    if (!isPublicCall(url)) return false;
    return isSearch
      ? url.pathname.endsWith('/filter-properties') &&
          (url.searchParams.get('search') ?? '') === (searchParams.get('search') ?? '')
      : url.pathname.endsWith('/get-property') && url.searchParams.get('id') === homeId;
  });
  return Promise.all(requests.map((request) => cache.match(request)));
}
