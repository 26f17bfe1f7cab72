import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { cameBack } from './cameBack.ts';
import { readScroll, scrollKey } from './scrollPositions.ts';

/**
 * The router restores the scroll of a page that is gone back to at once. Where its data is fetched first, the page is
 * too short for that, and over a page of the server it leaves the scroll alone: here it is restored once the data is
 * there, unless the person has scrolled further.
 */
export function useScrollOnceLoaded(isLoaded: boolean): void {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const key = scrollKey(location);
  const isFirst = useRef(true);
  const awaited = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (isFirst.current && cameBack()) awaited.current = key;
    isFirst.current = false;
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
