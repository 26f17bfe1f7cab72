import { test as base } from '@playwright/test';
import { ServerProcess } from './server.ts';

/** Tests against one real server a worker; relative addresses are that server's. */
interface WorkerFixtures {
  readonly server: ServerProcess;
}

export const test = base.extend<object, WorkerFixtures>({
  baseURL: async ({ server }, use) => use(server.origin),
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await ServerProcess.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect } from '@playwright/test';
