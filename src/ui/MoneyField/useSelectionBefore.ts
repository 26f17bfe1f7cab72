import { type RefObject, useEffect, useRef } from 'react';
import type { Selection } from './amountEdit.ts';

/** Returns the selection at the start of the last edit, once for each edit. */
export function useSelectionBefore(input: RefObject<HTMLInputElement | null>): () => Selection | null {
  const selection = useRef<Selection | null>(null);
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const recordSelection = () => {
      const { selectionStart: start, selectionEnd: end } = element;
      selection.current = start === null || end === null ? null : { start, end };
    };
    element.addEventListener('beforeinput', recordSelection);
    return () => element.removeEventListener('beforeinput', recordSelection);
  }, [input]);
  return () => {
    const taken = selection.current;
    selection.current = null;
    return taken;
  };
}
