import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isReloadOrBackForward } from './isReloadOrBackForward.ts';
import { readScroll, scrollKey } from './scrollPositions.ts';

/**
 * Restores the scroll position once the data is loaded, unless the user has scrolled further. The router restores it
 * immediately on Back, when the page is still too short, and not at all over a page that the server rendered.
 */
export function useScrollOnceLoaded(isLoaded: boolean): void {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const key = scrollKey(location);
  const isFirst = useRef(true);
  const awaited = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (isFirst.current && isReloadOrBackForward()) awaited.current = key;
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
