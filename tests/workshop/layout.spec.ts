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

test('from right to left, codes and numbers still read from left to right', async ({ page, open }) => {
  await open('UiProvider', 'From Right To Left');
  for (const text of ['+234', '+234 803 123 4567', '8162 409 735', '0000 1326 1128']) {
    const [first, last] = await page.getByText(text, { exact: true }).evaluate(endsOf);
    expect(first, text).toBeLessThan(last);
  }
});

test('from right to left, a click on a digit of a code selects it', async ({ page, open }) => {
  await open('UiProvider', 'From Right To Left');
  const code = page.getByRole('textbox', { name: 'Code' });
  const box = await code.boundingBox();
  if (!box) throw new Error('The field is not visible.');
  await code.click({ position: { x: box.width / 8, y: box.height / 2 } });
  await page.keyboard.type('7');
  await expect(code).toHaveValue('71');
  await expect(page.locator('[data-filled]')).toHaveText(['7', '1']);
  const [first, second] = await page
    .locator('[data-filled]')
    .evaluateAll((boxes) => boxes.map((each) => each.getBoundingClientRect().left));
  expect(first).toBeLessThan(second ?? 0);
});

/** Runs in the page. Where the first and the last character of a text are, in px from the left. */
function endsOf(element: Element): readonly [first: number, last: number] {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error('There is no text.');
  const leftOf = (place: number): number => {
    const range = document.createRange();
    range.setStart(text, place);
    range.setEnd(text, place + 1);
    return range.getBoundingClientRect().left;
  };
  return [leftOf(0), leftOf((text.textContent ?? '').length - 1)];
}

test('Dialog: the button of a long form is whole, at its lower edge', async ({ page, open }) => {
  await open('Dialog', 'Long Form');
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 640 });
    const dialog = await page.getByRole('dialog').boundingBox();
    const button = await page.getByRole('button', { name: 'Continue' }).boundingBox();
    if (!dialog || !button) throw new Error('The dialog has no button');
    const below = dialog.y + dialog.height - (button.y + button.height);
    expect(below, `at ${width} px`).toBeGreaterThanOrEqual(16);
    expect(below, `at ${width} px`).toBeLessThanOrEqual(40);
  }
});

test('Slider: at its end, the thumb ends with the track', async ({ page, open }) => {
  await open('Slider', 'One Value');
  const thumb = page.getByRole('slider');
  await thumb.press('End');
  const box = await thumb.boundingBox();
  const end = await page.getByText('36 months').last().boundingBox();
  if (!box || !end) throw new Error('The slider shows no end');
  expect(box.x + box.width).toBeCloseTo(end.x + end.width, 0);
});

test('Tabs: the first label and its mark begin where the panel does', async ({ page, open }) => {
  await open('Tabs', 'First');
  const label = await page
    .getByRole('tab')
    .first()
    .evaluate((tab) => {
      const range = document.createRange();
      range.selectNodeContents(tab);
      return range.getBoundingClientRect().left;
    });
  const panel = await page.getByRole('tabpanel').boundingBox();
  expect(label).toBeCloseTo(panel?.x ?? Number.NaN, 0);
});
