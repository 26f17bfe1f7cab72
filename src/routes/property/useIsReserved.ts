import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element keeps the height that is reserved for it: until all that it loads is drawn and its end is below the
 * viewport, where giving up the rest moves nothing that is being read.
 * @param isLoading whether what the height is reserved for has begun to load.
 */
export function useIsReserved(place: RefObject<HTMLElement | null>, isLoading: boolean): boolean {
  const [isReserved, setReserved] = useState(true);
  useEffect(() => {
    const element = place.current;
    if (!isLoading || !isReserved || !element) return;
    const check = () => {
      const isDrawn = element.querySelector('[aria-busy="true"]') === null;
      if (isDrawn && element.getBoundingClientRect().bottom > window.innerHeight) setReserved(false);
    };
    const observer = new MutationObserver(check);
    observer.observe(element, { childList: true, subtree: true });
    window.addEventListener('scroll', check, { passive: true });
    check();
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', check);
    };
  }, [place, isLoading, isReserved]);
  return isReserved;
}
