import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/setup/chromium.mjs';

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Null where only Playwright itself may know one. */
const chromium = findChromium();

export default defineConfig({
  projects: [
    // Each worker would build an atlas of its own.
    { name: 'atlas', testDir: 'tests/atlas', workers: 1 },
    { name: 'browser', testDir: 'tests/browser' },
    { name: 'workshop', testDir: 'tests/workshop', fullyParallel: true },
    { name: 'paths', testDir: 'tests/paths', fullyParallel: true },
  ],
  testMatch: '**/*.spec.ts',
  timeout: 180_000,
  // Long enough for a machine that has more to do: what is there at once is not waited for.
  expect: { timeout: 30_000 },
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
    actionTimeout: 30_000,
    // Its stored responses would hide what a test routes or takes away; the test of it allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording each step makes every test slower, so only `npm run paths`, whose report shows it, does.
    trace: process.env.PATHS_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: CHROMIUM_ARGS,
      slowMo: Number(process.env.PATHS_SLOW_MS ?? 0),
    },
  },
});
