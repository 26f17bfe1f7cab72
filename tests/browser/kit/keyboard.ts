import type { Locator, Page } from '@playwright/test';

/** A place that Tab stops at. */
interface Stop {
  /** As a screen reader announces it: role and name. */
  readonly name: string;
  /** Whether it, or an element around it, has a focus ring. */
  readonly isRinged: boolean;
  /** Whether some of it is visible: neither outside of the window nor under a bar. */
  readonly isInView: boolean;
}

/** More stops than any screen has: a walk of this length is caught in a focus trap. */
const MOST_STOPS = 250;

/** Every Tab stop of a page from its start until the focus leaves it; in an open dialog, one full round. */
export async function tabStops(page: Page): Promise<Stop[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement && !document.querySelector('[role="dialog"]'))
      document.activeElement.blur();
    for (const element of document.querySelectorAll('[data-tab-stop]'))
      element.removeAttribute('data-tab-stop');
  });
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopOf);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(
    `Tab does not leave the page: ${stops
      .slice(-5)
      .map(({ name }) => name)
      .join(', ')}`,
  );
}

/** The texts of elements as they are read on the screen: from the top, then from the left. */
export async function drawnOrder(elements: Locator): Promise<string[]> {
  const drawn = await elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return { text: element.textContent ?? '', left, middle: top + height / 2, height };
    }),
  );
  return drawn
    .toSorted((a, b) =>
      Math.abs(a.middle - b.middle) < a.height / 2 ? a.left - b.left : a.middle - b.middle,
    )
    .map(({ text }) => text);
}

/** Runs in the page: the focused element; null at the end of the page, or if it was visited before. */
function stopOf(): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.hasAttribute('data-tab-stop')) return null;
  focused.setAttribute('data-tab-stop', '');
  // A field that is drawn by its label is as large as the label.
  const box = (element: Element) => element.getBoundingClientRect();
  const shown =
    box(focused).width > 2 && box(focused).height > 2
      ? focused
      : ((focused instanceof HTMLInputElement ? focused.labels?.[0] : null) ??
        focused.parentElement ??
        focused);
  // For elements larger than the window, only the part inside of it.
  const left = Math.max(box(shown).left, 0);
  const top = Math.max(box(shown).top, 0);
  const width = Math.min(box(shown).right, window.innerWidth) - left;
  const height = Math.min(box(shown).bottom, window.innerHeight) - top;
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isInView = parts.some((across) =>
    parts.some((down) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return hit !== null && (shown.contains(hit) || hit.contains(focused));
    }),
  );
  const hasRing = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    // The box of a field has a shadow as its ring instead of an outline.
    return isOutlined || (element.matches(':focus-within') && boxShadow.includes('inset'));
  };
  const around: Element[] = [];
  for (let each: Element | null = focused; each && around.length < 4; each = each.parentElement)
    around.push(each);
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60) ?? '';
  return {
    name: `${focused.getAttribute('role') ?? focused.tagName.toLowerCase()} ${name}`.trim(),
    // A page's heading is focused by code when the page opens, and needs no ring.
    isRinged:
      focused.getAttribute('tabindex') === '-1' ||
      around.some(hasRing) ||
      [...(focused.parentElement?.children ?? [])].some(hasRing),
    isInView,
  };
}
