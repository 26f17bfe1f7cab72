import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { readArguments } from '#server/platform/command.ts';
import { parseOrExit } from '../../scripts/parseOrExit.ts';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/setup/chromium.mjs';
import { ServerProcess } from '../browser/kit/server.ts';
import { silentEvents } from '../browser/kit/silentEvents.ts';
import { wholeNumber } from '../kit/wholeNumber.ts';
import { MAIN_SCREENS, SCREENS } from './screens.ts';

const NAMES = Object.keys(SCREENS).join(', ');
const MAX_WIDTH_PX = 4_000;
const LOADING_MODEL = 'Building the 3D model';
/** Values with commas between them. */
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((value: unknown): unknown => String(value).split(',')),
    z.array(item),
  );
const FORMATS = ['webp', 'png'] as const;
const THEMES = ['light', 'dark'] as const;

const {
  SCREEN: names,
  to,
  widths,
  themes,
  format,
} = parseOrExit((line) =>
  readArguments(line, {
    usage:
      'npm run screens -- [SCREEN ...] [--to FOLDER] [--widths 360,1280] [--themes light,dark] [--format webp|png]',
    about: `Opens screens of the real product, with data that was really made, and keeps their pictures in docs/screens or
another folder. Screens: ${NAMES}.`,
    rest: 'SCREEN',
    schema: z.object({
      SCREEN: z.array(
        z.string().check(z.refine((name) => Object.hasOwn(SCREENS, name), `must be one of ${NAMES}`)),
      ),
      to: z._default(z.string(), fileURLToPath(new URL('../../docs/screens', import.meta.url))),
      widths: z._default(listOf(wholeNumber(MAX_WIDTH_PX)), [360, 1280]),
      themes: z._default(listOf(z.enum(THEMES, 'must be light, dark or both')), [...THEMES]),
      format: z._default(z.enum(FORMATS, 'must be webp or png'), 'webp'),
    }),
  }),
);

/** A picture of the whole page has parts that no window would show, which the browser leaves out. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('section')) part.style.contentVisibility = 'visible';
  });

async function photograph(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 728 ? 760 : 800 });
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.waitForLoadState('networkidle');
      await scrolledThrough(page);
      await layOutAll(page);
      await page.getByText(LOADING_MODEL).waitFor({ state: 'hidden' });
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      const file = path.join(to, `${name}-${width}-${theme}.${format}`);
      await sharp(picture)
        .toFormat(format, format === 'png' ? {} : { quality: 82 })
        .toFile(file);
    }
  }
}

/** Down and up once: what loads when it comes into view is there. Fails if the browser draws no frame in 30 seconds. */
async function scrolledThrough(page: Page): Promise<void> {
  const frame = () => page.waitForFunction(() => true, undefined, { polling: 'raf' });
  const { height, step } = await page.evaluate(() => ({
    height: document.body.scrollHeight,
    step: innerHeight,
  }));
  for (let y = 0; y < height; y += step) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await frame();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
}

async function take(browser: Browser, origin: string, name: string): Promise<void> {
  const open = SCREENS[name];
  if (!open) throw new Error(`There is no screen ${name}`);
  const context = await browser.newContext({ baseURL: origin, locale: 'en-NG', timezoneId: 'Africa/Lagos' });
  const page = await context.newPage();
  await silentEvents(page);
  await open(page);
  await photograph(page, name);
  await context.close();
  console.log(name);
}

await ensureBuilt('web');
mkdirSync(to, { recursive: true });
const server = await ServerProcess.start();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: CHROMIUM_ARGS,
});
try {
  for (const name of names.length > 0 ? names : MAIN_SCREENS) await take(browser, server.origin, name);
} finally {
  await browser.close();
  await server.dispose();
}
