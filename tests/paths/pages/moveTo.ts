import type { Page } from '@playwright/test';

/** Navigates within the app (Back, Forward or a link) without loading it again. */
export const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
