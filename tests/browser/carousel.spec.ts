import { findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';

/** How many similar listings are fully visible at a width. */
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
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      )
      .toBe(0);
    // Until the fonts are loaded, the text may be wider.
    const cutTitles = () =>
      slides
        .getByRole('heading')
        .evaluateAll((titles) =>
          titles
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent),
        );
    await expect.poll(cutTitles).toStrictEqual([]);
  });
}
