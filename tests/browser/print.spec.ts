import { createVerifiedBuyer, findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { BLOCK_WITH_UNITS } from './kit/steps.ts';

const A4_WIDTH_PX = 794;

test('a floor plan on paper: the drawing and its rooms, by day, without what is pressed', async ({
  page,
}) => {
  await createVerifiedBuyer(page);
  await page.goto(`/select-unit?property=${await findHome(page, 'Ile Ayo Court')}`);
  await page.getByRole('radio', { name: BLOCK_WITH_UNITS }).first().click();
  await page.getByRole('tab', { name: 'Floor Plan' }).click();
  const plan = page.getByRole('tabpanel', { name: 'Floor Plan' }).getByRole('img').first();
  await expect(plan).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: A4_WIDTH_PX, height: 1123 });
  await expect(plan).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ile Ayo Court' })).toBeVisible();
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('tablist')])
    await expect(part).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(A4_WIDTH_PX);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});
