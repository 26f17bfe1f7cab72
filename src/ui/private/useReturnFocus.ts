import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Remembers the focused element when a panel opens, and focuses it again when the panel closes, unless the page has
 * moved the focus elsewhere by then. Radix does so only for its own triggers, but these panels are opened by state.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return useCallback((event: Event) => {
    event.preventDefault();
    // The focus of a removed panel falls to the body.
    if (document.activeElement !== document.body) return;
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }, []);
}
