import { isPublicCall } from './addresses.ts';
import { STORES } from './stores.ts';

/**
 * When the stored content of a page was fetched; null if nothing is stored.
 * @param page the page's address.
 * @param isItsCall whether a call loads content of the page. Without it, only the page that the server rendered counts.
 */
export async function storedAt(page: URL, isItsCall?: (call: URL) => boolean): Promise<Date | null> {
  if (!('caches' in window)) return null;
  const rendered = await caches.match(page.href, { cacheName: STORES.pages, ignoreVary: true });
  const loaded = isItsCall ? await storedCalls(isItsCall) : [];
  const dates = [rendered, ...loaded].flatMap((response) => {
    const date = response?.headers.get('Date');
    return date ? [new Date(date)] : [];
  });
  return dates.length > 0 ? new Date(Math.max(...dates.map(Number))) : null;
}

/** The cached API responses of a page. */
async function storedCalls(isItsCall: (call: URL) => boolean): Promise<(Response | undefined)[]> {
  const cache = await caches.open(STORES.calls);
  const requests = (await cache.keys()).filter((request) => {
    const url = new URL(request.url);
    return isPublicCall(url) && isItsCall(url);
  });
  return Promise.all(requests.map((request) => cache.match(request)));
}
