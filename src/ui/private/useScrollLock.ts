import { useLayoutEffect } from 'react';

/**
 * Prevents the page from scrolling under a modal panel. Radix's own lock inserts a `<style>` element, which the server's
 * `style-src 'self'` rejects; inline style properties set by scripts are allowed. The root element counts its locks. A
 * layout effect, so that `AppShell` sees the lock before Radix disables pointer events on `body`.
 */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const root = document.documentElement;
    const locks = () => Number(root.dataset.scrollLocks ?? 0);
    // Padding in place of the scrollbar, so that the layout does not shift.
    const scrollbarPx = window.innerWidth - root.clientWidth;
    if (locks() === 0 && scrollbarPx > 0) root.style.paddingInlineEnd = `${scrollbarPx}px`;
    root.dataset.scrollLocks = String(locks() + 1);
    root.style.overflow = 'hidden';
    return () => {
      root.dataset.scrollLocks = String(locks() - 1);
      if (locks() > 0) return;
      delete root.dataset.scrollLocks;
      root.style.overflow = '';
      root.style.paddingInlineEnd = '';
    };
  }, [isLocked]);
}
