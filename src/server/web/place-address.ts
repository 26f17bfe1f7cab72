import { PLACES_PATH, statePath, townPath } from '#domain/listings/places.ts';

/**
 * The canonical URL of a place's page, for a URL in another case or spelling or with a trailing slash; null for all
 * others. Preserves the query.
 */
export function canonicalPlaceAddress(url: string): string | null {
  const [pathname = '', query] = url.split('?');
  const [, root, ...names] = pathname.replace(/\/+$/, '').split('/');
  if (`/${root}`.toLowerCase() !== PLACES_PATH || names.length > 2) return null;
  const [state, town] = names.map(decoded);
  const path =
    state === undefined ? PLACES_PATH : town === undefined ? statePath(state) : townPath(state, town);
  // A name without letters or digits has no slug, and a name that cannot be decoded matches nothing.
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
