import { createContribution, createVerifiedBuyer, findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { pressEscape } from './kit/pressEscape.ts';
import { browsePictures } from './kit/steps.ts';

test('the steps of a finished home open its pictures, which can be moved through and downloaded', async ({
  page,
}) => {
  const buyer = await createVerifiedBuyer(page);
  const { slug } = await createContribution(page, buyer, await findHome(page, 'Jericho House'));
  await page.goto(`/dashboard/property/${slug}`);
  await page.getByRole('tab', { name: 'Project Progress' }).click();
  await expect(page).toHaveURL(/\?tab=progress$/);
  const rooms = page.getByRole('list', { name: /^Pictures of Interior finishing/ });
  await expect(rooms.getByRole('button')).toHaveCount(1);

  const outside = page.getByRole('list', { name: /^Pictures of Handover/ }).getByRole('button');
  await expect(outside).toHaveCount(4);
  await outside.first().click();
  const carousel = page.getByRole('dialog');
  const downloadLink = carousel.getByRole('link', { name: 'Download picture' });
  const first = (await downloadLink.getAttribute('href')) ?? '';
  await browsePictures(page, () =>
    expect(downloadLink).not.toHaveAttribute('href', first, { timeout: 2_000 }),
  );
  const [download] = await Promise.all([page.waitForEvent('download'), downloadLink.click()]);
  expect(download.suggestedFilename()).toMatch(/\.(avif|jpg)$/);
  expect(await download.failure()).toBeNull();
  await pressEscape(page);
  await expect(carousel).toHaveCount(0);
});
