import { test as base, type Page, type WorkerFixture } from '@playwright/test';
import { journalOf } from './journal.ts';
import { SEEDED_DATA_DIR, ServerProcess } from './server.ts';
import { withoutWebGl } from './withoutWebGl.ts';

/** One real server per worker; relative addresses are that server's. */
interface WorkerFixtures {
  readonly server: ServerProcess;
}

/** A server for each worker, on a copy of the data of a server that was started once in this run. */
export const ownServer: [WorkerFixture<ServerProcess, object>, { scope: 'worker'; timeout: number }] = [
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from this pattern
  async ({}, use) => {
    const server = await ServerProcess.start({}, SEEDED_DATA_DIR);
    await use(server);
    await server.dispose();
  },
  { scope: 'worker', timeout: 180_000 },
];

export interface PageOptions {
  /**
   * Whether pages may render in 3D. Without a graphics card, that takes more processor time than all the rest of a
   * page.
   */
  readonly drawsIn3d: boolean;
}

interface PageFixtures {
  /** A page of a browser whose text is twice as large. */
  readonly largeTextPage: Page;
}

export const test = base.extend<PageOptions & PageFixtures, WorkerFixtures>({
  baseURL: async ({ server }, use) => use(server.origin),
  drawsIn3d: [false, { option: true }],
  context: async ({ context, drawsIn3d }, use) => {
    if (!drawsIn3d) await withoutWebGl(context);
    await use(context);
  },
  page: async ({ page, server }, use, info) => {
    const journal = journalOf(page);
    await use(page);
    if (info.status !== info.expectedStatus)
      process.stderr.write(`${info.title}:\n${journal()}\nThe server's log:\n${server.log}\n`);
  },
  largeTextPage: async ({ playwright, launchOptions, server }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await use(await browser.newPage({ baseURL: server.origin }));
    await browser.close();
  },
  server: ownServer,
});

export { expect } from '@playwright/test';
