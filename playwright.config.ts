import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/setup/chromium.mjs';
import type { PageOptions } from './tests/browser/kit/fixtures.ts';

/** The one that takes the least of the processor; without any, Playwright looks for its own. */
const lightest = findChromium();
/** One as buyers have it, which draws in 3D, and reports no mouse that nobody moved. */
const whole = findChromium({ isHeaded: true }) ?? lightest;
/** The tests of what a page loads, and when. */
const LOADING = ['budgets', 'offline', 'pictures', 'rendering'].map((name) => `**/${name}.spec.ts`);
const launchOptions = (executablePath: string | null) => ({
  ...(executablePath && { executablePath }),
  args: CHROMIUM_ARGS,
  slowMo: Number(process.env.PATHS_SLOW_MS ?? 0),
});

export default defineConfig<PageOptions>({
  projects: [
    { name: 'data', testDir: 'tests/browser/kit', testMatch: 'data.setup.ts' },
    // Each worker would build an atlas of its own.
    { name: 'atlas', testDir: 'tests/atlas', workers: 1 },
    { name: 'browser', testDir: 'tests/browser', testIgnore: LOADING, dependencies: ['data'] },
    {
      name: 'loading',
      testDir: 'tests/browser',
      testMatch: LOADING,
      dependencies: ['data'],
      use: { launchOptions: launchOptions(whole), contextOptions: {}, drawsIn3d: true },
    },
    { name: 'workshop', testDir: 'tests/workshop', fullyParallel: true },
    {
      name: 'paths',
      testDir: 'tests/paths',
      fullyParallel: true,
      dependencies: ['data'],
    },
  ],
  testMatch: '**/*.spec.ts',
  timeout: 180_000,
  // Long enough for a machine that draws other workers' homes in 3D meanwhile: what is there at once is not waited for.
  expect: { timeout: 60_000 },
  workers: 1,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  use: {
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    // Each frame of a motion is drawn by the processor, and then everything is where it would be without one.
    contextOptions: { reducedMotion: 'reduce' },
    // Its stored responses would hide what a test routes or takes away; the test of it allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording each step makes every test slower, so only `npm run paths`, whose report shows it, does.
    trace: process.env.PATHS_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: launchOptions(lightest),
  },
});
