import { axeViolations } from '#tests/kit/axe.ts';
import { expect, test } from './kit/fixtures.ts';

const PLACES = [
  ['the list', ''],
  ['a flow', '#login'],
  ['a state', '#login/submitting'],
  ['a state without a picture', '#verifyOtp/entry.form.wrong'],
  ['a storyboard', '#login/storyboard'],
  ['a path', '#login/path/2/1'],
  ['the questions', '#what-if/silence'],
  ['the whole', '#map'],
] as const;

/** Pages opened from files may not fetch their style sheets, which axe's preload would do. */
const NO_PRELOAD = { preload: false };

for (const [name, hash] of PLACES) {
  test(`axe finds nothing in ${name}, by day and by night, on a phone and at a desk`, async ({
    atlas,
    page,
  }) => {
    await atlas(hash);
    if (/^#(login|verifyOtp)/.test(hash) && !hash.includes('storyboard'))
      await page.getByRole('radio', { name: 'Coverage' }).click();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect
          .poll(() => axeViolations(page, NO_PRELOAD), { message: `${colorScheme}, ${width} px` })
          .toStrictEqual([]);
      }
      const overPx = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overPx, { message: `runs over at ${width} px` }).toBe(0);
    }
  });
}
