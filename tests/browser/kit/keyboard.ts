import type { Page } from '@playwright/test';

/** A place that Tab stops at. */
interface Stop {
  /** As it is read: its role, its name. */
  readonly name: string;
  /** It has a ring, or what is around it has. */
  readonly isRinged: boolean;
  /** Some of it is in sight: neither outside of the window, nor under a bar. */
  readonly isInSight: boolean;
}

/** More stops than any screen has: a walk that is as long goes round in a trap. */
const MOST_STOPS = 250;

/** Each stop of Tab on a page from its beginning, until it leaves the page; of an open dialog once around. */
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

/** Runs in the page: the element that has the focus; null at the end of the page, and where it was before. */
function stopOf(): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.hasAttribute('data-tab-stop')) return null;
  focused.setAttribute('data-tab-stop', '');
  // A field that is drawn by its label is as large as that.
  const box = (element: Element) => element.getBoundingClientRect();
  const shown =
    box(focused).width > 2 && box(focused).height > 2
      ? focused
      : ((focused instanceof HTMLInputElement ? focused.labels?.[0] : null) ??
        focused.parentElement ??
        focused);
  // Of what is larger than the window, the part that is in it.
  const left = Math.max(box(shown).left, 0);
  const top = Math.max(box(shown).top, 0);
  const width = Math.min(box(shown).right, window.innerWidth) - left;
  const height = Math.min(box(shown).bottom, window.innerHeight) - top;
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isInSight = parts.some((across) =>
    parts.some((down) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return hit !== null && (shown.contains(hit) || hit.contains(focused));
    }),
  );
  const hasRing = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    // The box of a field has a ring of shadow in place of an outline.
    return isOutlined || (element.matches(':focus-within') && boxShadow.includes('inset'));
  };
  const around: Element[] = [];
  for (let each: Element | null = focused; each && around.length < 4; each = each.parentElement)
    around.push(each);
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60) ?? '';
  return {
    name: `${focused.getAttribute('role') ?? focused.tagName.toLowerCase()} ${name}`.trim(),
    // The heading of a page is focused by code as it opens, and needs none.
    isRinged:
      focused.getAttribute('tabindex') === '-1' ||
      around.some(hasRing) ||
      [...(focused.parentElement?.children ?? [])].some(hasRing),
    isInSight,
  };
}
