import type { Locator } from '@playwright/test';
import { expect, test } from './kit/fixtures.ts';

/** Where components put their texts, in a browser. */

const WIDTHS_PX = [360, 1280] as const;

/** The texts of which a part is under another one. */
async function coveredTexts(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) => {
    const boxOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const boxes = elements.map(boxOf);
    return elements
      .filter((_, index) =>
        boxes.some((other, place) => {
          const box = boxes[index];
          if (!box || place === index) return false;
          const isBeside = box.right <= other.left || other.right <= box.left;
          return !isBeside && box.top < other.bottom && other.top < box.bottom;
        }),
      )
      .map(({ textContent }) => textContent);
  });
}

for (const story of ['With Targets', 'Close Targets', 'Close On Phones', 'Equal Targets', 'Early Target']) {
  test(`ProgressBar, ${story}: no label covers another`, async ({ page, open }) => {
    await open('ProgressBar', story);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      const texts = page.getByText(/target$|^Second$|^Fee$|^₦|%$/);
      expect(await texts.count()).toBeGreaterThan(1);
      expect(await coveredTexts(texts), `at ${width} px`).toStrictEqual([]);
    }
  });
}

test('LineChart: no label of a target covers another', async ({ page, open }) => {
  await open('LineChart', 'Close Targets');
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    expect(await coveredTexts(page.locator('span:visible')), `at ${width} px`).toStrictEqual([]);
  }
});
