import { type RefObject, useEffect } from 'react';

/** A shorter movement is a click. */
const DRAG_PX = 5;

/** Scrolls a viewport by dragging with the mouse; a click on a link still works. Touch scrolls natively. */
export function useDrag(viewport: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const box = viewport.current;
    if (!box) return;
    let from: { readonly x: number; readonly y: number } | null = null;
    let isDragged = false;
    const onDown = ({ pointerType, button, clientX, clientY }: PointerEvent): void => {
      isDragged = false;
      if (pointerType === 'mouse' && button === 0) from = { x: clientX, y: clientY };
    };
    const onMove = ({ clientX, clientY, pointerId }: PointerEvent): void => {
      if (!from) return;
      const [acrossPx, downPx] = [clientX - from.x, clientY - from.y];
      if (!isDragged && Math.hypot(acrossPx, downPx) < DRAG_PX) return;
      isDragged = true;
      box.setPointerCapture(pointerId);
      box.dataset.dragging = '';
      box.scrollBy(-acrossPx, -downPx);
      from = { x: clientX, y: clientY };
    };
    const onUp = (): void => {
      from = null;
      delete box.dataset.dragging;
    };
    /** Suppresses the click that ends a drag. */
    const onClick = (event: MouseEvent): void => {
      if (!isDragged) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onDragStart = (event: Event): void => event.preventDefault();
    box.addEventListener('pointerdown', onDown);
    box.addEventListener('pointermove', onMove);
    box.addEventListener('pointerup', onUp);
    box.addEventListener('pointercancel', onUp);
    box.addEventListener('click', onClick, { capture: true });
    box.addEventListener('dragstart', onDragStart);
    return () => {
      box.removeEventListener('pointerdown', onDown);
      box.removeEventListener('pointermove', onMove);
      box.removeEventListener('pointerup', onUp);
      box.removeEventListener('pointercancel', onUp);
      box.removeEventListener('click', onClick, { capture: true });
      box.removeEventListener('dragstart', onDragStart);
    };
  }, [viewport]);
}
