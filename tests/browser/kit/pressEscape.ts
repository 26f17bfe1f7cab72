import type { Page } from '@playwright/test';

/** A layer listens for Escape some tasks after it is seen: once the page has none left. */
export async function pressEscape(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
  await page.keyboard.press('Escape');
}
