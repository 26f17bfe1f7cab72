import type { Page } from '@playwright/test';

/**
 * Delays the screens' code, so that the test acts on the page as the server rendered it. @returns a function that
 * releases the code.
 */
export async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
