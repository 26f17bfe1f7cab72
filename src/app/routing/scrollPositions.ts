import type { Location } from 'react-router-dom';
import { parseJson } from '../session/parseJson.ts';

/** Where the router keeps the scroll of the pages of this tab over a reload. */
export const SCROLL_STORAGE_KEY = 'scroll.1';

/** Every page that is opened directly has the same key, which would hand one page's scroll to the next. */
export const scrollKey = ({
  key,
  pathname,
  search,
}: Pick<Location, 'key' | 'pathname' | 'search'>): string => (key === 'default' ? pathname + search : key);

/** Where a page was left, in pixels from its top; 0 where it is not known. */
export function readScroll(key: string): number {
  const positions = parseJson(window.sessionStorage.getItem(SCROLL_STORAGE_KEY));
  if (typeof positions !== 'object' || positions === null) return 0;
  const position = new Map<string, unknown>(Object.entries(positions)).get(key);
  return typeof position === 'number' ? position : 0;
}
