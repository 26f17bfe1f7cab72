import type { Page } from '@playwright/test';
import { visitDashboardScreens, visitWizardScreens } from './kit/buyerScreens.ts';
import { expect, test } from './kit/fixtures.ts';
import { silentEvents } from './kit/silentEvents.ts';

/**
 * Each amount that a buyer reads can be opened to show how it is worked out: by itself, or by the same amount elsewhere
 * on the screen.
 */

/** Where an amount cannot be a button, or is inside of one. */
const NOT_OPENED = [
  // A native list contains only text; the chosen amount is written next to it.
  'option',
  // Hidden from screen readers; the page has the amount as text too.
  '[aria-hidden="true"]',
  // A chart shows rounded figures; the table next to it has the exact ones.
  'figure',
  // The label of a button or row; the detail that it opens has the amount with its explanation.
  'button:not([aria-label$="how it is worked out"])',
  'a',
  // Validation errors.
  '[role="alert"]',
].join(', ');

/** The amounts of the topmost layer without an explanation there. */
const unopened = (page: Page): Promise<string[]> =>
  page.evaluate((notOpened) => {
    const layer = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main');
    if (!layer) throw new Error('The page has no main part');
    const openers = new Set(
      [...layer.querySelectorAll('button[aria-label$=": how it is worked out"]')].map(
        (button) => button.getAttribute('aria-label')?.split(/:| of /)[0],
      ),
    );
    const found = new Set<string>();
    const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.checkVisibility() || parentElement.closest(notOpened)) continue;
      if (parentElement.closest('button')) continue;
      for (const [amount] of (textContent ?? '').matchAll(/₦[\d,]*\d(?:\.\d{2})?/g))
        if (!openers.has(amount)) found.add(`${amount} in ‘${parentElement.textContent}’`);
    }
    return [...found];
  }, NOT_OPENED);

async function expectOpened(page: Page, screen: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => unopened(page), { message: screen })
    .toStrictEqual([]);
}

test.beforeEach(async ({ page }) => {
  await silentEvents(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('every amount of the wizard opens', async ({ page }) => {
  test.slow();
  await visitWizardScreens(page, (screen) => expectOpened(page, screen));
});

test('every amount of the dashboard opens', async ({ page }) => {
  test.slow();
  await visitDashboardScreens(page, (screen) => expectOpened(page, screen));
});
