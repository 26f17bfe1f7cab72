import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/setup/chromium.mjs';
import { ServerProcess } from '../browser/kit/server.ts';
import { silentEvents } from '../browser/kit/silentEvents.ts';
import { MAIN_SCREENS, SCREENS } from './screens.ts';

/**
 * `npm run screens -- [screen …]` opens screens of the real product, with data that was really made, and keeps their
 * pictures in docs/screens. `--to` another folder, `--widths 360,768`, `--themes dark`.
 */
const { values, positionals } = parseArgs({
  options: {
    to: { type: 'string', default: fileURLToPath(new URL('../../docs/screens', import.meta.url)) },
    widths: { type: 'string', default: '360,1280' },
    themes: { type: 'string', default: 'light,dark' },
    format: { type: 'string', default: 'webp' },
  },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : MAIN_SCREENS;
const widths = values.widths.split(',').map(Number);
const themes = values.themes.split(',');

/** A picture of the whole page has parts that no window would show, which the browser leaves out. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('section')) part.style.contentVisibility = 'visible';
  });

async function photograph(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 728 ? 760 : 800 });
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
      await page.waitForLoadState('networkidle');
      await scrolledThrough(page);
      await layOutAll(page);
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      const file = path.join(values.to, `${name}-${width}-${theme}.${values.format}`);
      await sharp(picture)
        .toFormat(values.format === 'png' ? 'png' : 'webp', values.format === 'png' ? {} : { quality: 82 })
        .toFile(file);
    }
  }
}

/** Down and up once: what loads when it comes into view is there. */
async function scrolledThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function take(browser: Browser, origin: string, name: string): Promise<void> {
  const open = SCREENS[name];
  if (!open) throw new Error(`There is no screen ${name}: there are ${Object.keys(SCREENS).join(', ')}`);
  const context = await browser.newContext({ baseURL: origin, locale: 'en-NG', timezoneId: 'Africa/Lagos' });
  const page = await context.newPage();
  await silentEvents(page);
  await open(page);
  await photograph(page, name);
  await context.close();
  console.log(name);
}

await ensureBuilt('web');
mkdirSync(values.to, { recursive: true });
const server = await ServerProcess.start();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: CHROMIUM_ARGS,
});
try {
  for (const name of names) await take(browser, server.origin, name);
} finally {
  await browser.close();
  await server.dispose();
}
