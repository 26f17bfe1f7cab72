import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { chromiumPath } from '../../../scripts/setup/chromium.mjs';
import { openStory, type Story, serveWorkshop, storiesOf, THEMES } from '../kit/workshop.ts';
import { compare } from './compare.ts';
import { type Change, writeReport } from './report.ts';

/**
 * `npm run ui:look -- [component …]` photographs every story in both themes at two widths and shows what changed
 * against the committed pictures. `--accept` makes the new ones the reference.
 */

const REFERENCES = fileURLToPath(new URL('pictures', import.meta.url));
const REPORT = fileURLToPath(new URL('../../../dist/ui-look', import.meta.url));
const WIDTHS_PX = [360, 1280] as const;

const { values, positionals } = parseArgs({
  options: { accept: { type: 'boolean', default: false } },
  allowPositionals: true,
});

async function photographs(browser: Browser, origin: string, story: Story): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    timezoneId: 'Africa/Lagos',
    locale: 'en-NG',
  });
  // Stories that show a clock all stand at the same minute.
  await page.clock.setFixedTime(new Date('2026-11-02T09:00:00+01:00'));
  for (const theme of THEMES) {
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 640 });
      await openStory(page, origin, story, theme);
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      pictures.set(`${story.id}-${theme}-${width}`, await sharp(picture).webp({ lossless: true }).toBuffer());
    }
  }
  await page.close();
  return pictures;
}

await ensureBuilt('workshop');
const wanted = storiesOf().filter(({ title }) => positionals.length === 0 || positionals.includes(title));
if (values.accept && positionals.length === 0) rmSync(REFERENCES, { recursive: true, force: true });
mkdirSync(REFERENCES, { recursive: true });
const { origin, close } = await serveWorkshop();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const changes: Change[] = [];
try {
  for (const story of wanted) {
    for (const [name, after] of await photographs(browser, origin, story)) {
      const file = path.join(REFERENCES, `${name}.webp`);
      const before = existsSync(file) ? readFileSync(file) : null;
      const { isChanged, difference } = await compare(before, after);
      if (!isChanged) continue;
      changes.push({ name, before, after, difference });
      if (values.accept) writeFileSync(file, after);
    }
  }
} finally {
  await browser.close();
  await close();
}
const page = writeReport(REPORT, changes);
console.log(`${wanted.length} stories, ${changes.length} pictures changed: ${page}`);
process.exitCode = changes.length > 0 && !values.accept ? 1 : 0;
