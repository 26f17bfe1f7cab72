import { findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';

/** The pages at 360 px. */
test.use({ viewport: { width: 360, height: 800 } });

test('the search of the landing page shows its whole hint', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('main').getByPlaceholder('Find your dream property').first();
  const { neededPx, givenPx } = await field.evaluate((element) => {
    const style = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen || !(element instanceof HTMLInputElement)) throw new Error('Nothing to measure with');
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return {
      neededPx: pen.measureText(element.placeholder).width,
      givenPx:
        element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
    };
  });
  expect(givenPx).toBeGreaterThanOrEqual(neededPx);
});

test('Back to a home brings its deepest section into view again', async ({ page }) => {
  await page.goto(`/property/${await findHome(page, 'Jericho House')}`);
  await page.waitForLoadState('networkidle');
  const similar = page.getByRole('region', { name: 'Similar Listings' });
  const link = similar.getByRole('link').first();
  // Scrolls as a reader does, so that every section on the way is laid out.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 0.5, timeout: 100 });
  }).toPass({ intervals: [50] });
  const topOf = () => similar.evaluate((section) => section.getBoundingClientRect().top);
  await link.scrollIntoViewIfNeeded();
  const before = await topOf();
  await link.click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toHaveText('Jericho House');
  await page.goBack();
  await expect(title).toHaveText('Jericho House');
  // Half a screen: sections above are not laid out again, and have estimated heights.
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(400);
  await expect(similar).toBeInViewport();
});

test('the bar of a home leaves the end of its page to be used', async ({ page }) => {
  await page.goto(`/property/${await findHome(page, 'Jericho House')}`);
  await expect(page.getByRole('complementary', { name: 'Contribute' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
