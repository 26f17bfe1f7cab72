import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { View } from '../three/HomeRenderer.ts';
import { type Label, type LabelBox, labelAt, placeLabels } from './placeLabels.ts';

/** The labels over the picture: registers their elements and positions them on each frame. */
export function useOverlay(labels: readonly Label[], frame: RefObject<HTMLElement | null>) {
  const elements = useRef(new Map<string, HTMLElement>());
  const boxes = useRef<readonly LabelBox[]>([]);
  const latest = useRef(labels);
  useLayoutEffect(() => {
    latest.current = labels;
  }, [labels]);
  const register = useCallback((id: string, element: HTMLElement | null) => {
    if (element) elements.current.set(id, element);
    else elements.current.delete(id);
  }, []);
  const place = useCallback(
    (view: View) => {
      boxes.current = placeLabels(latest.current, elements.current, view, reservedIn(frame.current));
    },
    [frame],
  );
  /** The label at a point of the picture, in px from its top left. */
  const at = useCallback((x: number, y: number) => labelAt(boxes.current, x, y), []);
  return { register, place, at };
}

const BUTTONS_PX = { width: 64, height: 164 };

/** The corner of the picture where the buttons are. */
function reservedIn(frame: HTMLElement | null): LabelBox[] {
  if (!frame) return [];
  const { clientWidth: right, clientHeight: bottom } = frame;
  return [{ id: '', left: right - BUTTONS_PX.width, top: bottom - BUTTONS_PX.height, right, bottom }];
}
