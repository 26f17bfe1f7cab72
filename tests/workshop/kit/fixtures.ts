import { test as base, type Page } from '@playwright/test';
import { serveWorkshop } from './workshop.ts';

interface WorkerFixtures {
  /** The address at which the built workshop is served. */
  readonly workshop: string;
  /** One page for many stories, because loading the workshop takes longer than checking a story. */
  readonly storyPage: Page;
}

export const test = base.extend<object, WorkerFixtures>({
  workshop: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const { origin, close } = await serveWorkshop();
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  storyPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        locale: 'en-NG',
        timezoneId: 'Africa/Lagos',
        reducedMotion: 'reduce',
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
