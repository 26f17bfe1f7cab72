import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Remembers what had the focus when something opened, and gives it back when that closes. Radix does so only for
 * its own triggers; ours open by state.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return useCallback((event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  }, []);
}
