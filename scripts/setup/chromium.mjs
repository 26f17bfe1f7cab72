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
 * @throws Error if there is nothing at `CHROMIUM_PATH`
 */
export function findChromium({ isHeaded = false } = {}) {
  // Required here, because the packages may be installed only after this file was loaded.
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const system = isHeaded ? SYSTEM : [HEADLESS, ...SYSTEM];
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`There is no browser at CHROMIUM_PATH, ${chosen}.`);
  const candidates = chosen ? [chosen] : [...system, chromium.executablePath()];
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}

/** The browser for the tests; installs Debian's packages if there is none. */
export function chromiumPath({ isHeaded = false } = {}) {
  const found = findChromium({ isHeaded });
  if (found) return found;
  const otherWays = ', run npx playwright install chromium, or set CHROMIUM_PATH';
  installDebianPackages(['chromium', 'chromium-headless-shell'], 'Chromium', otherWays);
  return findChromium({ isHeaded });
}
