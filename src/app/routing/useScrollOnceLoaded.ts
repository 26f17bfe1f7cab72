import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readScroll, scrollKey } from './scrollPositions.ts';

/**
 * The router restores the scroll of a page that is gone back to at once. Where its data is fetched first, after a
 * reload, the page is too short for that: it is restored again once the data is there, unless the person has scrolled.
 */
export function useScrollOnceLoaded(isLoaded: boolean): void {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const key = scrollKey(location);
  const awaited = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!isLoaded) {
      awaited.current = key;
      return;
    }
    const wasAwaited = awaited.current === key;
    awaited.current = null;
    const position = readScroll(key);
    if (isBack && wasAwaited && position > window.scrollY) window.scrollTo(0, position);
  }, [isLoaded, isBack, key]);
}
