import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import type { AnyModel } from '../model/model.ts';
import { PICTURE_SIZES } from './pictureSizes.ts';
import { type Spots, spotsOn, watchPresses } from './presses.ts';
import type { Seen } from './walk.ts';

const THEMES = ['light', 'dark'] as const;
const QUALITY = 70;

/** The folder in which `npm run atlas` collects screenshots of the paths; without it none are stored. */
const folder = process.env.ATLAS_ALBUM;
const taken = new Set<string>();

/** Takes screenshots of each situation when a walk first reaches it: on a phone and a desktop, in light and dark. */
export async function album(
  { machine }: AnyModel,
  page: Page,
  info: TestInfo,
): Promise<(seen: Seen) => Promise<void>> {
  if (folder === undefined) return async () => {};
  const presses = await watchPresses(page);
  return async ({ place, step, respondedBy }) => {
    const name = `${machine.id}-${place.leaves.join('+')}`;
    const line = {
      machine: machine.id,
      leaves: place.leaves,
      path: info.title,
      step: step?.step.type,
      respondedBy,
      name,
      pressed: presses.take(),
    };
    await mkdir(folder, { recursive: true });
    const record = (more: { readonly spots?: Readonly<Record<string, Spots>> }) =>
      appendFile(path.join(folder, 'seen.jsonl'), `${JSON.stringify({ ...line, ...more })}\n`);
    if (taken.has(name)) return record({});
    taken.add(name);
    const spots: Record<string, Spots> = {};
    const before = page.viewportSize();
    for (const [size, viewport] of Object.entries(PICTURE_SIZES)) {
      await page.setViewportSize(viewport);
      await showMessage(page);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
        await sharp(png)
          .webp({ quality: QUALITY })
          .toFile(path.join(folder, `${name}-${size}-${colorScheme}.webp`));
      }
      spots[size] = await spotsOn(page);
    }
    await record({ spots });
    if (before) await page.setViewportSize(before);
    await page.emulateMedia({ colorScheme: null });
  };
}

/** Scrolls to the error that the state is about: a page does so only when it appears, before the size of the picture. */
const showMessage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const messages = document.querySelectorAll('main [role=alert], [role=dialog] [role=alert]');
    [...messages].at(-1)?.scrollIntoView({ block: 'nearest' });
  });
