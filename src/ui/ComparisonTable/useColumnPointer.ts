import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Makes whole columns clickable, in addition to their buttons. It is for mouse and touch only, so it listens on the
 * table, and cells keep their role.
 * @returns the column under the mouse.
 */
export function useColumnPointer<Key extends string>(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly { readonly key: Key }[],
  onChoose: (key: Key) => void,
): Key | null {
  const [pointed, setPointed] = useState<Key | null>(null);
  const latest = useRef({ columns, onChoose });
  latest.current = { columns, onChoose };
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const keyUnder = ({ target }: Event): Key | null => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
      return latest.current.columns.find(({ key }) => key === cell?.dataset.column)?.key ?? null;
    };
    const onOver = (event: PointerEvent) =>
      setPointed(event.pointerType === 'mouse' ? keyUnder(event) : null);
    const onLeave = () => setPointed(null);
    const onClick = (event: MouseEvent) => {
      // The button has its own handler, and selecting text is not a click.
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (isButton || window.getSelection()?.isCollapsed === false) return;
      const key = keyUnder(event);
      if (key !== null) latest.current.onChoose(key);
    };
    element.addEventListener('pointerover', onOver);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('pointerover', onOver);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('click', onClick);
    };
  }, [table]);
  return pointed;
}
