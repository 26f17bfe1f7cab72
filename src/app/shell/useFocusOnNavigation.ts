import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the new page's heading after a navigation, so that screen readers announce it. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const place = headingOrMain();
    const isTyping = place?.closest('main, body')?.contains(document.activeElement) && isAutoFocused();
    if (!place || isTyping) return;
    focus(place);
    return followReplacements(place);
  }, [pathname]);
}

const headingOrMain = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');

function focus(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Some pages focus their main field themselves. */
const isAutoFocused = (): boolean => document.activeElement instanceof HTMLInputElement;

/**
 * A page may replace its heading once its data is there, and the focus would fall to the body. Ends when the buyer moves
 * the focus. Returns a function that ends it.
 */
function followReplacements(first: HTMLElement): () => void {
  let place = first;
  const observer = new MutationObserver(() => {
    if (place.isConnected) return;
    const next = headingOrMain();
    if (document.activeElement !== document.body) end();
    else if (next) {
      place = next;
      focus(next);
    }
  });
  const onMove = ({ target }: Event) => {
    if (target !== place) end();
  };
  function end() {
    observer.disconnect();
    document.removeEventListener('focusin', onMove);
    document.removeEventListener('pointerdown', end);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onMove);
  document.addEventListener('pointerdown', end);
  return end;
}
