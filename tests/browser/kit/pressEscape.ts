import type { Page } from '@playwright/test';

/**
 * A layer starts to listen for Escape some tasks after it is visible, so this waits until the page has no task left.
 */
export async function pressEscape(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
  await page.keyboard.press('Escape');
}
