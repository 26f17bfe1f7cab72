import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian.mjs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const findChromium = () => CANDIDATES.find((candidate) => candidate && existsSync(candidate)) ?? null;

/** The browser that the tests drive; installs Debian's where there is none. */
export function chromiumPath() {
  const found = findChromium();
  if (found) return found;
  installDebianPackages(['chromium'], 'Chromium');
  const installed = findChromium();
  if (!installed)
    throw new Error('Chromium is needed for the tests, and could not be installed. Set CHROMIUM_PATH.');
  return installed;
}
