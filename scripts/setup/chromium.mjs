import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installDebianPackages } from './debian.mjs';

/** Chromium without what a window needs: it takes half the processor's time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** It runs as root too, draws without a graphics card and calls nobody but the pages that it opens. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser that is there: `CHROMIUM_PATH`, the system's, or the one that Playwright downloaded; null without one.
 * `isHeaded` asks for one that can open a window.
 */
export function findChromium({ isHeaded = false } = {}) {
  // The packages may have been installed only after this file was loaded.
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const system = isHeaded ? SYSTEM : [HEADLESS, ...SYSTEM];
  const candidates = [process.env.CHROMIUM_PATH, ...system, chromium.executablePath()];
  return candidates.find((candidate) => candidate && existsSync(candidate)) ?? null;
}

/** The browser that the tests drive; installs both of Debian's where there is none. */
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
