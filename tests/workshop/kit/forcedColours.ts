import type { Page } from '@playwright/test';
import sharp, { type OutputInfo } from 'sharp';
import { expectEventually } from './expectEventually.ts';

/** Of 255: below the contrast of a pale line with its background. */
const LEAST_CONTRAST = 48;
/** A state that changes fewer pixels is not visible. */
const LEAST_PIXELS = 16;

/** Elements that are drawn rather than text. */
const SHAPES = '[role="progressbar"], [role="slider"], [role="img"], svg, hr';
/** Excluded: decorative lines that convey no information. */
const DECORATION = '[aria-hidden="true"], [aria-hidden="true"] *';

/** Selectors of states, and the attributes, ARIA's and our own, that the same element has without the state. */
const STATES = [
  ['[role="radio"][aria-checked="true"]', { 'aria-checked': 'false', 'data-state': 'unchecked' }],
  [
    '[role="checkbox"][aria-checked="true"]:not([aria-disabled])',
    { 'aria-checked': 'false', 'data-state': 'unchecked' },
  ],
  ['[role="tab"][aria-selected="true"]', { 'aria-selected': 'false', 'data-state': 'inactive' }],
  ['[role="slider"][aria-invalid]', { 'aria-invalid': null }],
  ['[role="slider"][aria-disabled]', { 'data-disabled': null }],
  ['[role="checkbox"][aria-invalid]', { 'aria-invalid': null }],
  [':is(a, button)[aria-current="page"]', { 'aria-current': null }],
  ['[aria-current="step"]', { 'aria-current': null, 'data-status': 'pending' }],
  ['button[aria-pressed="true"]:not([data-window])', { 'aria-pressed': 'false' }],
  [
    ':is(a, button)[aria-disabled="true"]:not([data-window])',
    { 'aria-disabled': null, 'data-disabled': null },
  ],
  ['[data-invalid]', { 'data-invalid': null }],
  ['[data-square="done"]', { 'data-square': 'to-come' }],
  ['[data-square="next"]', { 'data-square': 'to-come' }],
] as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Checks the open story in forced colours, as with Windows' contrast themes, which remove our backgrounds and shadows:
 * shapes must still be drawn, and a state must look different from its opposite.
 */
export async function expectForcedColours(page: Page, story: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expectEventually(() => vanished(page), `${story}, forced colours`).toStrictEqual([]);
  await expectEventually(() => statesAlike(page), `${story}, forced colours`).toStrictEqual([]);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

/** Visible shapes and texts of which only the background is drawn. */
async function vanished(page: Page): Promise<string[]> {
  const drawn = await page.evaluate(drawnInView, { shapes: SHAPES, decoration: DECORATION });
  if (drawn.length === 0) return [];
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return drawn.filter(({ box }) => !hasContrast(data, info, box)).map(({ name }) => name);
}

/** Whether the values of at least one channel in a box differ enough. */
function hasContrast(pixels: Buffer, { width, channels }: OutputInfo, box: Box): boolean {
  const least = Array<number>(channels).fill(255);
  const most = Array<number>(channels).fill(0);
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let at = (y * width + box.x) * channels; at < (y * width + box.x + box.width) * channels; at += 1) {
      const channel = at % channels;
      const value = pixels[at] ?? 0;
      least[channel] = Math.min(least[channel] ?? 255, value);
      most[channel] = Math.max(most[channel] ?? 0, value);
      if ((most[channel] ?? 0) - (least[channel] ?? 255) >= LEAST_CONTRAST) return true;
    }
  }
  return false;
}

/** Runs in the page. Boxes are in whole pixels; those of shapes include the outline. */
function drawnInView(selectors: {
  readonly shapes: string;
  readonly decoration: string;
}): { name: string; box: Box }[] {
  const found: { name: string; box: Box }[] = [];
  /** Visually hidden, or scrolled out of a list. */
  const isClipped = (element: Element | null, rect: DOMRect): boolean => {
    if (!element) return false;
    const { overflow, clipPath } = getComputedStyle(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const isOutside = x < left || x > right || y < top || y > bottom;
    return (
      (isOutside && (overflow !== 'visible' || clipPath !== 'none')) || isClipped(element.parentElement, rect)
    );
  };
  const add = (name: string, element: Element, rect: DOMRect | undefined, marginPx: number) => {
    if (!rect || element.matches(selectors.decoration)) return;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    const x = Math.max(0, Math.floor(rect.left) - marginPx);
    const y = Math.max(0, Math.floor(rect.top) - marginPx);
    const width = Math.ceil(rect.width) + 2 * marginPx;
    const height = Math.ceil(rect.height) + 2 * marginPx;
    // Visually hidden elements are one pixel large.
    if (rect.width < 4 || rect.height < 1 || rect.left < 0 || rect.top < 0) return;
    if (x + width > innerWidth || y + height > innerHeight) return;
    const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    if (top && !top.contains(element) && !element.contains(top)) return;
    if (isClipped(element, rect)) return;
    found.push({ name, box: { x, y, width, height } });
  };
  for (const shape of document.querySelectorAll(selectors.shapes))
    add(
      shape.getAttribute('aria-label') ?? shape.outerHTML.slice(0, 80),
      shape,
      shape.getBoundingClientRect(),
      2,
    );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement || !textContent?.trim() || parentElement.closest('script, style, option')) continue;
    const range = document.createRange();
    range.selectNode(texts.currentNode);
    add(textContent, parentElement, range.getClientRects()[0], 0);
  }
  return found;
}

/** Elements that look the same without the attributes of their state. */
async function statesAlike(page: Page): Promise<string[]> {
  const alike: string[] = [];
  const there = await page.evaluate(
    selectorsThatMatch,
    STATES.map(([selector]) => selector),
  );
  for (const [selector, without] of STATES.filter(([each]) => there.includes(each))) {
    const element = page.locator(selector).filter({ visible: true }).first();
    if ((await element.count()) === 0) continue;
    const clip = await element.evaluate(boxAround);
    const shown = await page.screenshot({ clip });
    const before = await element.evaluateHandle(setAttributes, without);
    // The same area instead of the selector, which may match another element now.
    const hidden = await page.screenshot({ clip });
    await before.evaluate((restore) => restore());
    if ((await pixelsThatDiffer(shown, hidden)) < LEAST_PIXELS) alike.push(selector);
  }
  return alike;
}

/** Runs in the page. */
const selectorsThatMatch = (selectors: readonly string[]): string[] =>
  selectors.filter((selector) => document.querySelector(selector));

/** Runs in the page: scrolls the element into view. The box includes its outline. */
function boxAround(element: Element): Box {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.max(0, left - 6), y: Math.max(0, top - 6), width: width + 12, height: height + 12 };
}

/** Runs in the page. Returns a function that restores the attributes. */
function setAttributes(element: Element, attributes: Readonly<Record<string, string | null>>): () => void {
  const set = (values: Readonly<Record<string, string | null>>) => {
    for (const [name, value] of Object.entries(values)) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
  const before = Object.fromEntries(
    Object.keys(attributes).map((name) => [name, element.getAttribute(name)]),
  );
  set(attributes);
  return () => set(before);
}

async function pixelsThatDiffer(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (!before || before.length !== after?.length) return Number.POSITIVE_INFINITY;
  const pixels = new Set<number>();
  for (const [at, value] of before.entries())
    if (Math.abs(value - (after[at] ?? value)) > LEAST_CONTRAST) pixels.add(Math.floor(at / 3));
  return pixels.size;
}
