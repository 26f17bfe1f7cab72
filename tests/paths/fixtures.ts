import type { Browser, BrowserContext, Page } from '@playwright/test';
import { test as base } from '#tests/browser/kit/fixtures.ts';
import { journalOf } from '#tests/browser/kit/journal.ts';
import { silentEvents } from '#tests/browser/kit/silentEvents.ts';
import { withoutWebGl } from '#tests/browser/kit/withoutWebGl.ts';

/**
 * One page that all walks of a worker share: a new page loads and compiles the whole app again, which takes longer than
 * a walk.
 */
interface SharedPage {
  page: Page | null;
  journal: () => string;
}

interface WorkerFixtures {
  readonly shared: SharedPage;
}

export const test = base.extend<object, WorkerFixtures>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const shared: SharedPage = { page: null, journal: () => '' };
      await use(shared);
      await shared.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, shared, viewport }, use, info) => {
    if (!shared.page) {
      shared.page = await newPage(browser);
      shared.journal = journalOf(shared.page);
    }
    const { page } = shared;
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (info.status === info.expectedStatus) return leave(page);
    process.stderr.write(`${info.title}:\n${shared.journal()}\n`);
  },
});

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await withoutWebGl(context);
  const page = await context.newPage();
  await silentEvents(page);
  return page;
}

/**
 * Cleans up after a walk: first leaves the running app, which would continue to store data, then deletes everything
 * stored.
 */
async function leave(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.clock.resume();
  await closeOtherTabs(page.context(), page);
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

async function closeOtherTabs(context: BrowserContext, page: Page): Promise<void> {
  for (const tab of context.pages()) if (tab !== page) await tab.close();
}
