import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installDebianPackages } from './debian.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that is there: `CHROMIUM_PATH`, the system's, or the one that Playwright downloaded; null without one. */
export function findChromium() {
  // The packages may have been installed only after this file was loaded.
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()];
  return candidates.find((candidate) => candidate && existsSync(candidate)) ?? null;
}

/** The browser that the tests drive; installs Debian's where there is none. */
export function chromiumPath() {
  const found = findChromium();
  if (found) return found;
  installDebianPackages(['chromium'], 'Chromium');
  const installed = findChromium();
  if (!installed)
    throw new Error(
      'Chromium is needed for the tests: set CHROMIUM_PATH, or run npx playwright install chromium.',
    );
  return installed;
}
