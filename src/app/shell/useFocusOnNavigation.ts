import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the new page's heading after a navigation, so that screen readers announce it. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const place = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
    const isTyping = place?.closest('main, body')?.contains(document.activeElement) && isAutoFocused();
    if (!place || isTyping) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [pathname]);
}

/** Some pages focus their main field themselves. */
const isAutoFocused = (): boolean => document.activeElement instanceof HTMLInputElement;
