import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of page the focus goes to its heading, so that a screen reader says where one is. */
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

/** A page with one thing to do puts the focus there itself. */
const isAutoFocused = (): boolean => document.activeElement instanceof HTMLInputElement;
