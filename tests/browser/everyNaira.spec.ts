import type { Page } from '@playwright/test';
import { throughTheDashboard, throughTheWizard } from './kit/buyerScreens.ts';
import { expect, test } from './kit/fixtures.ts';
import { silentEvents } from './kit/silentEvents.ts';

/** Each amount that a buyer reads opens to how it is worked out: it does itself, or the same amount on the screen does. */

/** Where an amount cannot be a button, or is one already. */
const NOT_OPENED = [
  // A list of the browser holds text alone; what is chosen is written out beside it.
  'option',
  // Read by nobody but those who see; the amount stands in the page as well.
  '[aria-hidden="true"]',
  // A chart, in round figures: the table beside it has each one exact.
  'figure',
  // What a button or a row does, or opens: the row's detail has the amount, and it opens there.
  'button:not([aria-label$="how it is worked out"])',
  'a',
  // What is wrong with an entry.
  '[role="alert"]',
].join(', ');

/** The amounts of the top layer that nothing in it opens. */
const unopened = (page: Page): Promise<string[]> =>
  page.evaluate((notOpened) => {
    const layer = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main');
    if (!layer) throw new Error('The page has no main part');
    const openers = new Set(
      [...layer.querySelectorAll('button[aria-label$=": how it is worked out"]')].map(
        (button) => button.getAttribute('aria-label')?.split(':')[0],
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
  await throughTheWizard(page, (screen) => expectOpened(page, screen));
});

test('every amount of the dashboard opens', async ({ page }) => {
  test.slow();
  await throughTheDashboard(page, (screen) => expectOpened(page, screen));
});
