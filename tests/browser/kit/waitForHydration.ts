import type { Page } from '@playwright/test';

/**
 * Waits until React runs a public page. The page hydrates on the first sign of a visitor, so this moves the pointer.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
