import { useEffect } from 'react';

let locks = 0;

/**
 * Keeps the page from scrolling under what lies over it. Radix's own lock writes a `<style>` element, which the
 * server's `style-src 'self'` refuses; this sets the property on the element, which it allows.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const root = document.documentElement;
    // The room of the scrollbar that goes, so that nothing moves.
    const barPx = window.innerWidth - root.clientWidth;
    if (locks === 0 && barPx > 0) root.style.paddingInlineEnd = `${barPx}px`;
    locks += 1;
    root.style.overflow = 'hidden';
    return () => {
      locks -= 1;
      if (locks > 0) return;
      root.style.overflow = '';
      root.style.paddingInlineEnd = '';
    };
  }, [isLocked]);
}
