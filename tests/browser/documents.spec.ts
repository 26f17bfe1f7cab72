import { expect, test } from './kit/fixtures.ts';
import { openLetter } from './kit/openLetter.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a code that was never issued is not found, and another can be typed', async ({ page }) => {
    const response = await page.goto('/verify/0000-0000-0000-0000');
    expect(response?.status()).toBe(404);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We issued no document with this code');
    await page.getByLabel('Another code').fill('1111 1111 1111 1111');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL('/verify/1111-1111-1111-1111');
  });
});

for (const size of ['usual', 'twice as large'] as const) {
  test(`the open letter and its buttons stay within 320 px with ${size} text`, async ({
    page: usual,
    largeTextPage,
  }) => {
    const page = size === 'usual' ? usual : largeTextPage;
    await page.setViewportSize({ width: 320, height: 640 });
    const letter = await openLetter(page, 'Ikate Point');
    await expect(letter.getByRole('heading', { name: 'Allocation letter' })).toBeVisible();
    for (const name of ['Close the letter', 'Share', 'Print', 'Download PDF']) {
      const box = await letter.getByRole('button', { name }).boundingBox();
      expect.soft((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(320);
    }
    if (size === 'usual') {
      const boxes = await letter
        .getByRole('button', { name: /^(Share|Print|Download PDF)$/ })
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()));
      const middles = boxes.map(({ y, height }) => Math.round(y + height / 2));
      expect(new Set(middles).size, 'the lines of buttons').toBe(1);
    }
    const overflowPx = await letter.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflowPx).toBe(0);
  });
}
