import { type PointerEvent, useRef, useState } from 'react';
import type { Picked } from '../space/pick.ts';

/** A pointer that moves further than this rotates the picture instead of choosing a unit. */
const STILL_PX = 7;

interface Pointing {
  /** The object at a point of the picture, in px from its top left. */
  readonly at: (x: number, y: number) => Picked | null;
  readonly onHighlight: (picked: Picked | null) => void;
  readonly onChoose: (picked: Picked) => void;
}

/** Handles pointing at and choosing units, as distinct from rotating the picture. */
export function usePointing({ at, onHighlight, onChoose }: Pointing) {
  const down = useRef<{ x: number; y: number } | null>(null);
  const [isPointing, setPointing] = useState(false);
  const under = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return at(event.clientX - left, event.clientY - top);
  };
  const point = (picked: Picked | null) => {
    setPointing(picked !== null);
    onHighlight(picked);
  };
  const handlers = {
    onPointerDown: ({ button, isPrimary, clientX, clientY }: PointerEvent<HTMLElement>) => {
      down.current = isPrimary && button === 0 ? { x: clientX, y: clientY } : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      // A finger covers what it points at, and a drag rotates.
      if (event.pointerType === 'mouse' && event.buttons === 0) point(under(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = down.current;
      down.current = null;
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) return;
      const picked = under(event);
      if (picked) onChoose(picked);
    },
    onPointerCancel: () => {
      down.current = null;
    },
    onPointerLeave: () => point(null),
  };
  return { handlers, isPointing };
}
