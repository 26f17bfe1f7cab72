import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useReadingDirection } from '../private/readingDirection.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import { useMediaQuery } from '../theme/useMediaQuery.ts';
import { type SlidesView, visibleSlides } from './slidesView.ts';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** `reInit` follows a change of size or slides. A row that jumps never settles, so `select` counts too. */
const EVENTS = ['reInit', 'select', 'settle'] as const;
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

function viewOf(embla: Embla): SlidesView | null {
  const window = embla.rootNode().getBoundingClientRect();
  // Without a layout the visible slides are unknown, so none is hidden.
  if (window.width === 0) return null;
  return {
    ...visibleSlides(
      window,
      embla.slideNodes().map((slide) => slide.getBoundingClientRect()),
      embla.selectedScrollSnap(),
    ),
    canGoBack: embla.canScrollPrev(),
    canGoForward: embla.canScrollNext(),
  };
}

interface SlidesOptions {
  /** Whether the slides form a row now. If not, nothing moves and nothing is hidden. Defaults to true. */
  readonly isActive?: boolean;
}

/** A row of slides in Embla: what is visible once it rests, and how to move it. */
export function useSlides(count: number, { isActive = true }: SlidesOptions = {}) {
  const isMotionReduced = useMediaQuery(breakpoints.reducedMotion);
  const { direction } = useReadingDirection();
  const [viewport, embla] = useEmblaCarousel({
    direction,
    active: isActive,
    align: 'start',
    containScroll: 'trimSnaps',
    skipSnaps: true,
  });
  const [view, setView] = useState<SlidesView | null>(null);
  const mustMoveFocus = useRef(false);

  useEffect(() => {
    if (!embla) return;
    const update = () => {
      const next = viewOf(embla);
      const nodes = embla.slideNodes();
      mustMoveFocus.current = nodes.some(
        (node, at) => next?.isVisible[at] === false && node.contains(document.activeElement),
      );
      setView(next);
    };
    update();
    for (const event of EVENTS) embla.on(event, update);
    return () => {
      for (const event of EVENTS) embla.off(event, update);
    };
  }, [embla]);

  // Hidden slides are inert, so a focus inside one moves to the first visible slide.
  useLayoutEffect(() => {
    if (!embla || !view || !mustMoveFocus.current) return;
    mustMoveFocus.current = false;
    const target = embla.slideNodes()[view.first]?.querySelector<HTMLElement>(FOCUSABLE);
    const fallback = embla.rootNode().closest('section');
    (target ?? fallback)?.focus({ preventScroll: true });
  }, [embla, view]);

  const moveTo = (place: number) => {
    if (!embla) return;
    const last = embla.scrollSnapList().length - 1;
    embla.scrollTo(Math.max(0, Math.min(last, place)), isMotionReduced);
  };
  return {
    viewport,
    // When the number of slides changes, show all of them until they are measured again.
    view: isActive && view?.isVisible.length === count ? view : null,
    moveTo,
    moveBy: (by: number) => moveTo((embla?.selectedScrollSnap() ?? 0) + by),
  };
}
