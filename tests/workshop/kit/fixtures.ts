import { test as base, type Page } from '@playwright/test';
import { openStory, serveWorkshop, storiesOf } from './workshop.ts';

interface WorkerFixtures {
  /** The address at which the built workshop is served. */
  readonly workshop: string;
  /** One page for many stories, because loading the workshop takes longer than checking a story. */
  readonly storyPage: Page;
}

interface Fixtures {
  /** Opens a story by its names, in the light theme and without motion. */
  readonly open: (component: string, story: string) => Promise<void>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  open: async ({ page, workshop }, use) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(async (component, name) => {
      const story = storiesOf().find((each) => each.title === component && each.name === name);
      if (!story) throw new Error(`${component} has no story '${name}'.`);
      await openStory(page, workshop, story, 'light');
    });
  },

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
