import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the page's heading, so that screen readers announce it, after a navigation, and when what had the
 * focus is gone and nothing else has taken it: a form that was replaced, or the button that opened a dialog.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    const place = headingOrMain();
    if (!place || isTypingBeside(place)) return undefined;
    focus(place);
    return place.tagName === 'MAIN' ? passOnToHeading(place) : undefined;
  }, [pathname]);
  useEffect(keepFocus, []);
}

const headingOrMain = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');

/** Some pages focus their main field themselves. */
function isTypingBeside(place: HTMLElement): boolean {
  const { activeElement } = document;
  const page = place.closest('main, body');
  return activeElement instanceof HTMLInputElement && page !== null && page.contains(activeElement);
}

function focus(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Moves the focus on to the heading once the page has loaded it, unless the buyer moves it before. */
function passOnToHeading(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    observer.disconnect();
    if (document.activeElement === main) focus(heading);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Follows the focus until the returned function is called. */
function keepFocus(): () => void {
  let focused: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
  };
  // A press beside everything that takes the focus gives it up.
  const onPress = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && focused?.contains(target))) focused = null;
  };
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = null;
    // A closing dialog returns the focus in a task of its own, which is queued before this one.
    timer = setTimeout(() => {
      const place = headingOrMain();
      if (place && document.activeElement === document.body) focus(place);
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress);
  };
}
