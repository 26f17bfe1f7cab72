import { findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';

/** How many similar listings are wholly seen at a width. */
const SEEN_AT_WIDTH = [
  { width: 360, count: 1 },
  { width: 728, count: 1 },
  { width: 800, count: 2 },
  { width: 1100, count: 3 },
  { width: 1280, count: 5 },
  { width: 2560, count: 5 },
] as const;

for (const { width, count } of SEEN_AT_WIDTH) {
  test(`${count} of the similar listings are seen at ${width} px, and nothing runs over`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/property/${await findHome(page, 'Ajoke Close')}`);
    const carousel = page.getByRole('region', { name: 'Similar Listings' });
    await carousel.scrollIntoViewIfNeeded();
    const slides = carousel.locator('[aria-roledescription="slide"]');
    const place = count === 1 ? /^1 of \d+$/ : new RegExp(`^1 to ${count} of \\d+$`);
    await expect(carousel.getByRole('status')).toHaveText(place);
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx).toBe(0);
    for (const title of await slides.getByRole('heading').all()) {
      const isCut = await title.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
      expect(isCut, await title.innerText()).toBe(false);
    }
  });
}
