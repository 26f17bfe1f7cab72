import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/flows');
/** How far a text may reach past its measured width, in the 8 px between it and the edge of its box. */
const EDGE_PX = 2;

/** The texts of the opened picture that reach beyond their box, with how far. */
const overflows = (page: Page): Promise<string[]> =>
  page.evaluate((edgePx) => {
    const beyond: string[] = [];
    for (const text of document.querySelectorAll<SVGTextElement>('text')) {
      const box = text
        .closest('.state, .pill, g:has(> .plate)')
        ?.querySelector<SVGRectElement>('.box:not(.behind), .pill, .plate');
      if (!box) continue;
      const over = text.getBoundingClientRect().right - box.getBoundingClientRect().right;
      if (over > -edgePx) beyond.push(`${text.textContent} (${Math.round(over)} px)`);
    }
    return beyond;
  }, EDGE_PX);

// Whichever of its fonts this computer has: a picture shown as an image cannot load another.
test('every text of the pictures is within its box', async ({ page }) => {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.svg'));
  expect(files.length).toBeGreaterThan(20);
  const beyond: string[] = [];
  for (const file of files) {
    await page.goto(pathToFileURL(path.join(FOLDER, file)).href);
    for (const text of await overflows(page)) beyond.push(`${file}: ${text}`);
  }
  expect(beyond).toStrictEqual([]);
});
