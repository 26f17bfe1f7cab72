import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const LEAST = 0.08;
const MOST = 3;
/** At this scale, text of 12 px is still readable. */
const LEGIBLE = 0.62;
const MARGIN_PX = 20;
const STEP = 1.25;
const WHEEL_PACE = 0.01;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Zoom {
  readonly scale: number;
  /** Whether the initial scale has been set. */
  readonly isPlaced: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Fits the whole content into the viewport. */
  readonly fit: () => void;
}

const bounded = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));
const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/**
 * Zooms the content of a scrolling viewport by the wheel with Ctrl or ⌘ (a pinch on a touch pad sends the same events)
 * and by two fingers. The point under the pointer stays in place.
 */
export function useZoom(
  viewport: RefObject<HTMLDivElement | null>,
  content: RefObject<HTMLDivElement | null>,
  { width, height }: Size,
): Zoom {
  const [chosen, setScale] = useState<number | null>(null);
  const scale = chosen ?? 1;
  const current = useRef(scale);
  const anchor = useRef<{ readonly at: Point; readonly inContent: Point } | null>(null);

  const fitting = useCallback((): number => {
    const box = viewport.current;
    if (!box) return 1;
    return Math.min((box.clientWidth - 2 * MARGIN_PX) / width, (box.clientHeight - 2 * MARGIN_PX) / height);
  }, [viewport, width, height]);

  const zoomTo = useCallback(
    (wanted: number, at?: Point) => {
      const box = viewport.current;
      const inner = content.current;
      if (!box || !inner) return;
      const point = at ?? middleOf(box.getBoundingClientRect());
      const { left, top } = inner.getBoundingClientRect();
      anchor.current = {
        at: point,
        inContent: { x: (point.x - left) / current.current, y: (point.y - top) / current.current },
      };
      current.current = bounded(wanted);
      setScale(current.current);
    },
    [viewport, content],
  );

  useLayoutEffect(() => {
    const box = viewport.current;
    const inner = content.current;
    if (!anchor.current || !box || !inner) return;
    const { at, inContent } = anchor.current;
    anchor.current = null;
    const { left, top } = inner.getBoundingClientRect();
    box.scrollLeft += left + inContent.x * scale - at.x;
    box.scrollTop += top + inContent.y * scale - at.y;
  }, [scale, viewport, content]);

  // The initial scale fits the whole content if it is readable at that scale; otherwise the smallest readable scale
  // is used, at the top left of the content, where its title is.
  const isBegun = useRef(false);
  useLayoutEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    current.current = bounded(Math.min(1, Math.max(fitting(), LEGIBLE)));
    setScale(current.current);
  }, [fitting]);

  useEffect(() => {
    const box = viewport.current;
    if (!box) return;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomTo(current.current * Math.exp(-event.deltaY * WHEEL_PACE), { x: event.clientX, y: event.clientY });
    };
    let apart = 0;
    const onTouch = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (!one || !other) {
        apart = 0;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const between = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      if (apart > 0) zoomTo((current.current * now) / apart, between);
      apart = now;
    };
    box.addEventListener('wheel', onWheel, { passive: false });
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const) {
      box.addEventListener(type, onTouch, { passive: false });
    }
    return () => {
      box.removeEventListener('wheel', onWheel);
      for (const type of ['touchstart', 'touchmove', 'touchend'] as const) {
        box.removeEventListener(type, onTouch);
      }
    };
  }, [viewport, zoomTo]);

  return {
    scale,
    isPlaced: chosen !== null,
    zoomIn: () => zoomTo(current.current * STEP),
    zoomOut: () => zoomTo(current.current / STEP),
    fit: () => zoomTo(fitting()),
  };
}
