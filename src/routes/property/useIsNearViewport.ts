import { type RefObject, useEffect, useState } from 'react';

/** About two thirds of a phone's screen, so that the code is loaded before the element is visible. */
const NEAR = '480px';

/** Whether the element has ever been near the viewport; never reverts to false. */
export function useIsNearViewport(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}
