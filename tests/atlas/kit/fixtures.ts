import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { test as base, type Page } from '@playwright/test';

const BUILD = fileURLToPath(new URL('./build.ts', import.meta.url));

interface WorkerFixtures {
  /** The folder of a built atlas. */
  readonly site: string;
}

interface Fixtures {
  /** Opens an address of the atlas, such as `#login`, from its file, as a double click would. */
  readonly atlas: (hash?: string) => Promise<Page>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'atlas-'));
      await promisify(execFile)(process.execPath, [BUILD, folder]);
      await use(path.join(folder, 'site'));
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  atlas: async ({ page, site }, use) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(async (hash = '') => {
      await page.goto(`${pathToFileURL(path.join(site, 'index.html'))}${hash}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    });
    expect(problems).toStrictEqual([]);
  },
});

export const { expect } = base;
