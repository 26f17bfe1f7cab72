import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './kit/accessible.ts';
import {
  announcePayment,
  createContribution,
  createPaidContribution,
  createVerifiedBuyer,
  findHome,
} from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { openLetter } from './kit/openLetter.ts';
import { pressEscape } from './kit/pressEscape.ts';
import { BLOCK_WITH_UNITS } from './kit/steps.ts';

/** Amounts open their explanation: next to them, or on phones in a sheet. */

const HOME = 'Omi Garden Flats';
const amounts = (page: Page) => page.getByRole('main').getByRole('button', { name: /how it is worked out$/ });

async function openAmount(page: Page, which: number): Promise<void> {
  const name = (await amounts(page).nth(which).getAttribute('aria-label')) ?? '';
  // Content that loads later may move the amount.
  const amount = page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await amount.click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText(name.split(/:| of /)[0] ?? '');
  await expectAccessible(page, `the explanation of ${name}`);
  await pressEscape(page);
  await expect(panel).toBeHidden();
  await expect(amount).toBeFocused();
}

for (const width of [360, 1280]) {
  test(`at ${width} px, the amounts of the plans and of a contribution open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const buyer = await createVerifiedBuyer(page);
    const propertyId = await findHome(page, HOME);
    const { slug } = await createPaidContribution(page, buyer, propertyId);
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

for (const width of [360, 1280]) {
  test(`at ${width} px, an amount of the open letter opens above it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letter = await openLetter(page, HOME);
    await letter
      .getByRole('button', { name: /how it is worked out$/ })
      .nth(1)
      .click();
    const panel = page.getByRole('dialog', { name: 'First target' });
    await expect(panel).toContainText('15% of');
    await expectAccessible(page, 'the explanation of an amount of the letter');
    await pressEscape(page);
    await expect(panel).toBeHidden();
    await expect(letter).toBeVisible();
  });
}

for (const width of [360, 1280]) {
  test(`at ${width} px, the amounts of a dialog open above it, and Escape closes the innermost alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const buyer = await createVerifiedBuyer(page);
    const { id, slug, checkout_amount } = await createContribution(page, buyer, await findHome(page, HOME));
    await announcePayment(page, buyer, { id, amount: checkout_amount });
    await page.goto(`/dashboard/property/${slug}`);
    const opener = page.getByRole('button', { name: 'Make Contribution' }).first();
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Make Contribution' });
    const opensWithin = async (amount: Locator, text: string): Promise<void> => {
      await amount.press('Enter');
      await expect(page.locator('[role="dialog"]:focus-within')).toContainText(text);
      await pressEscape(page);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(dialog).toBeVisible();
      await expect(amount).toBeFocused();
    };
    const amountsOf = (within: Locator) => within.getByRole('button', { name: /how it is worked out$/ });
    await opensWithin(amountsOf(dialog).first(), '30% of');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('button', { name: 'I have sent the money' })).toBeVisible();
    await opensWithin(amountsOf(dialog).first(), '30% of');
    await dialog.getByRole('button', { name: 'I have sent the money' }).click();
    const waiting = dialog.getByRole('heading', { name: /^We are waiting for/ });
    await opensWithin(amountsOf(waiting), '30% of');
    await pressEscape(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}
