import { type RefObject, useEffect, useRef } from 'react';
import type { Selection } from './amountEdit.ts';

/** The selection as it was when the last edit began; each is handed out once, for the edit that it belongs to. */
export function useSelectionBefore(input: RefObject<HTMLInputElement | null>): () => Selection | null {
  const selection = useRef<Selection | null>(null);
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const note = () => {
      const { selectionStart: start, selectionEnd: end } = element;
      selection.current = start === null || end === null ? null : { start, end };
    };
    element.addEventListener('beforeinput', note);
    return () => element.removeEventListener('beforeinput', note);
  }, [input]);
  return () => {
    const taken = selection.current;
    selection.current = null;
    return taken;
  };
}
