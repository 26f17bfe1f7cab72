import { test as base } from '@playwright/test';
import { serveWorkshop } from './workshop.ts';

interface WorkerFixtures {
  /** Where the built workshop is served. */
  readonly workshop: string;
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
});

export { expect } from '@playwright/test';
