import type { Page } from '@playwright/test';

/** Until React runs a public page, which waits for a sign of its visitor: the pointer gives one. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
