import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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
      const isBelow = element.getBoundingClientRect().bottom > window.innerHeight;
      // In the frame that was measured: by a later one, the reader may have scrolled on.
      if (isDrawn && isBelow) flushSync(() => setReserved(false));
    };
    let frame = 0;
    const checkInFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(check);
    };
    const observer = new MutationObserver(checkInFrame);
    observer.observe(element, { childList: true, subtree: true });
    window.addEventListener('scroll', checkInFrame, { passive: true });
    checkInFrame();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', checkInFrame);
    };
  }, [place, isLoading, isReserved]);
  return isReserved;
}
