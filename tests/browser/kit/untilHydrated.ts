import type { Page } from '@playwright/test';

/** Once React runs the elements that the server sent; it loads at the first sign that somebody uses the page. */
export const untilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
