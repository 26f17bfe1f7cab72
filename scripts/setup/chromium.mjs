import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installDebianPackages } from './debian.mjs';

/** Chromium without support for windows, which uses half the CPU time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Allow running as root, render without a graphics card and however long that takes on a busy machine, and connect
 * only to the pages under test.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-watchdog',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * An installed browser: `CHROMIUM_PATH`, the system's, or Playwright's download; null if there is none. `isHeaded`
 * requires one that can open a window.
 */
export function findChromium({ isHeaded = false } = {}) {
  // Required here, because the packages may be installed only after this file was loaded.
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const system = isHeaded ? SYSTEM : [HEADLESS, ...SYSTEM];
  const candidates = [process.env.CHROMIUM_PATH, ...system, chromium.executablePath()];
  return candidates.find((candidate) => candidate && existsSync(candidate)) ?? null;
}

/** The browser for the tests; installs Debian's packages if there is none. */
export function chromiumPath({ isHeaded = false } = {}) {
  const found = findChromium({ isHeaded });
  if (found) return found;
  installDebianPackages(['chromium', 'chromium-headless-shell'], 'Chromium');
  const installed = findChromium({ isHeaded });
  if (!installed)
    throw new Error(
      'Chromium is needed for the tests: set CHROMIUM_PATH, or run npx playwright install chromium.',
    );
  return installed;
}
