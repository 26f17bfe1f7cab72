import type { Location } from 'react-router-dom';
import { parseJson } from '../session/parseJson.ts';

/** The session storage key of the router's scroll positions, which survive a reload. */
export const SCROLL_STORAGE_KEY = 'scroll.1';

/**
 * Pages that are opened directly, and places in a page that a `#link` leads to, all have the key `default`; their address
 * replaces it, so that they do not share a scroll.
 */
export const scrollKey = ({
  key,
  pathname,
  search,
  hash,
}: Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>): string =>
  key === 'default' ? pathname + search + hash : key;

/** The stored scroll position of a page, in pixels from the top; 0 if there is none. */
export function readScroll(key: string): number {
  const positions = parseJson(window.sessionStorage.getItem(SCROLL_STORAGE_KEY));
  if (typeof positions !== 'object' || positions === null) return 0;
  const position = new Map<string, unknown>(Object.entries(positions)).get(key);
  return typeof position === 'number' ? position : 0;
}
