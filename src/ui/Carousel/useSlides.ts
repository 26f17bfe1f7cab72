import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../private/useMediaQuery.ts';
import { breakpoints } from '../theme/breakpoints.ts';
import { type SlidesView, slidesIn } from './slidesView.ts';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** `reInit` follows other sizes and other slides; a row that jumps does not settle, but is in its place when it selects. */
const EVENTS = ['reInit', 'select', 'settle'] as const;
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

function viewOf(embla: Embla): SlidesView | null {
  const window = embla.rootNode().getBoundingClientRect();
  // Not laid out yet, or never: nothing is known, so that nothing is hidden.
  if (window.width === 0) return null;
  return {
    ...slidesIn(
      window,
      embla.slideNodes().map((slide) => slide.getBoundingClientRect()),
      embla.selectedScrollSnap(),
    ),
    canGoBack: embla.canScrollPrev(),
    canGoOn: embla.canScrollNext(),
  };
}

interface SlidesOptions {
  /** Whether it is a row now; where it is laid out otherwise, nothing moves and nothing is hidden. */
  readonly isActive?: boolean;
}

/** A row of slides in embla: what is seen once it has come to rest, and how to move it. */
export function useSlides(count: number, { isActive = true }: SlidesOptions = {}) {
  const isCalm = useMediaQuery(breakpoints.reducedMotion);
  const [viewport, embla] = useEmblaCarousel({
    active: isActive,
    align: 'start',
    containScroll: 'trimSnaps',
    skipSnaps: true,
  });
  const [view, setView] = useState<SlidesView | null>(null);
  const hasLostFocus = useRef(false);

  useEffect(() => {
    if (!embla) return;
    const look = () => {
      const next = viewOf(embla);
      const nodes = embla.slideNodes();
      hasLostFocus.current = nodes.some(
        (node, at) => next?.isSeen[at] === false && node.contains(document.activeElement),
      );
      setView(next);
    };
    look();
    for (const event of EVENTS) embla.on(event, look);
    return () => {
      for (const event of EVENTS) embla.off(event, look);
    };
  }, [embla]);

  // What is no longer seen is inert; the focus that was in it goes to what has come into its place.
  useLayoutEffect(() => {
    if (!embla || !view || !hasLostFocus.current) return;
    hasLostFocus.current = false;
    const target = embla.slideNodes()[view.first]?.querySelector<HTMLElement>(FOCUSABLE);
    const fallback = embla.rootNode().closest('section');
    (target ?? fallback)?.focus({ preventScroll: true });
  }, [embla, view]);

  const moveTo = (place: number) => {
    if (!embla) return;
    const last = embla.scrollSnapList().length - 1;
    embla.scrollTo(Math.max(0, Math.min(last, place)), isCalm);
  };
  return {
    viewport,
    // A row that has just got another number of slides is measured again before they are hidden.
    view: isActive && view?.isSeen.length === count ? view : null,
    moveTo,
    moveBy: (by: number) => moveTo((embla?.selectedScrollSnap() ?? 0) + by),
  };
}
