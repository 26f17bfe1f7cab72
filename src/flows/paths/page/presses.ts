import type { Page } from '@playwright/test';

/** The place of an element on the page, as fractions of the window's width and height, from its top left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pressable elements, keyed by tag, accessible name and index among the elements of the same name. */
export type Spots = Readonly<Record<string, Spot>>;

declare global {
  /** Added to each watched page by the init script. */
  interface Window {
    readonly spotName?: (element: Element) => string | null;
    readonly reportPress?: (name: string) => void;
  }
}

const PRESSED = new WeakMap<Page, { last: string | null }>();

/** Records the last pressed element of the page from now on, by pointer or key. */
export async function watchPresses(page: Page): Promise<{ readonly take: () => string | null }> {
  const known = PRESSED.get(page);
  const pressed = known ?? { last: null };
  if (!known) {
    PRESSED.set(page, pressed);
    await page.exposeFunction('reportPress', (name: string) => {
      pressed.last = name;
    });
    await page.addInitScript(watch);
  }
  return {
    take: () => {
      const { last } = pressed;
      pressed.last = null;
      return last;
    },
  };
}

/** Runs in the page before the page's own scripts. */
function watch(): void {
  const PRESSABLE = 'a[href], button, input, select, textarea, summary, [role]:is([tabindex], [role=option])';
  const plainName = (element: Element): string => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const text = element.getAttribute('aria-label') ?? (labels[0] ?? element).textContent ?? '';
    return `${element.tagName} ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`;
  };
  const spotName = (element: Element): string | null => {
    const target = element.closest(PRESSABLE);
    if (!target) return null;
    const name = plainName(target);
    const alike = [...document.querySelectorAll(PRESSABLE)].filter((each) => plainName(each) === name);
    return `${name} ${alike.indexOf(target)}`;
  };
  const report = ({ target }: Event): void => {
    const name = target instanceof Element ? spotName(target) : null;
    if (name !== null) window.reportPress?.(name);
  };
  Object.assign(window, { spotName });
  for (const type of ['click', 'change']) document.addEventListener(type, report, { capture: true });
}

/** The pressable elements of the page, including those above and below the window. */
export const spotsOn = (page: Page): Promise<Spots> =>
  page.evaluate(() => {
    const spots: Record<string, { x: number; y: number; width: number; height: number }> = {};
    for (const element of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role]',
    )) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const name = window.spotName?.(element) ?? null;
      if (name === null || name in spots || width === 0 || !element.checkVisibility()) continue;
      const share = (px: number, of: number) => Math.round((px / of) * 1000) / 1000;
      spots[name] = {
        x: share(left, innerWidth),
        y: share(top, innerHeight),
        width: share(width, innerWidth),
        height: share(height, innerHeight),
      };
    }
    return spots;
  });
