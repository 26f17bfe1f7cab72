import type { Page } from '@playwright/test';

/** Back, Forward or a link: to another page without loading the app anew. */
export const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
