import type { Page } from '@playwright/test';
import { expectAccessible } from './kit/accessible.ts';
import { contributed, findHome, verified } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { BLOCK_WITH_UNITS } from './kit/steps.ts';

/** Amounts open to how they are worked out: beside them, and on phones in a sheet. */

const HOME = 'Omi Garden Flats';
const amounts = (page: Page) => page.getByRole('main').getByRole('button', { name: /how it is worked out$/ });

async function openAmount(page: Page, which: number): Promise<void> {
  const amount = amounts(page).nth(which);
  const name = await amount.getAttribute('aria-label');
  await amount.click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText((name ?? '').split(':')[0] ?? '');
  await expectAccessible(page, `the explanation of ${name}`);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(amount).toBeFocused();
}

for (const width of [360, 1280]) {
  test(`at ${width} px, the amounts of the plans and of a contribution open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const buyer = await verified(page);
    const propertyId = await findHome(page, HOME);
    const { slug } = await contributed(page, buyer, propertyId);
    await page.goto(`/dashboard/property/${slug}`);
    await expect(amounts(page).first()).toBeVisible();
    await openAmount(page, 0);
    await page.goto(`/select-unit?property=${propertyId}`);
    await page.getByRole('radio', { name: BLOCK_WITH_UNITS }).first().click();
    await page
      .getByRole('button', { name: /Available/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(amounts(page).first()).toBeVisible();
    await openAmount(page, 1);
  });
}
