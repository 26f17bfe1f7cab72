import { PLACES_PATH, statePath, townPath } from '#domain/places.ts';

/**
 * Where the page of a place really is, for an address in another case or spelling, or with a slash at its end; null
 * for every other address. The query is kept.
 */
export function canonicalPlaceAddress(url: string): string | null {
  const [pathname = '', query] = url.split('?');
  const [, root, ...names] = pathname.replace(/\/+$/, '').split('/');
  if (`/${root}`.toLowerCase() !== PLACES_PATH || names.length > 2) return null;
  const [state, town] = names.map(decoded);
  const path =
    state === undefined ? PLACES_PATH : town === undefined ? statePath(state) : townPath(state, town);
  // A name without a letter or digit has no slug, and one that cannot be read names nothing.
  const isPlace = !`${path}/`.includes('//');
  return !isPlace || path === pathname ? null : path + (query === undefined ? '' : `?${query}`);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
