import { expectAccessibleEverywhere } from './kit/accessible.ts';
import { createPaidContribution, createVerifiedBuyer, findHome, registerBuyer } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { expectReadable } from './kit/pixels.ts';
import { silentEvents } from './kit/silentEvents.ts';
import { BLOCK_WITH_UNITS, openTerms, pickUnit } from './kit/steps.ts';

/** The buyer's pages, in addition to the public ones: axe finds no violation, and nothing overflows horizontally. */

const HOME = 'Omi Garden Flats';

test.beforeEach(({ page }) => silentEvents(page));

test('the page of the code', async ({ page }) => {
  const { userId } = await registerBuyer(page);
  await page.addInitScript(
    (lobby) => sessionStorage.setItem('verifyLobby.1', lobby),
    JSON.stringify({ purpose: 'onboard', userId, next: null, resendAvailableAtMs: null }),
  );
  await page.goto('/verify-email?type=onboard');
  await expect(page.getByRole('heading', { name: 'Verify phone number' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'the code');
});

test('the wizard, from the home to the wait for the money', async ({ page }) => {
  test.slow();
  await createVerifiedBuyer(page);
  const propertyId = await findHome(page, HOME);
  await page.goto(`/property/${propertyId}`);
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await expectAccessibleEverywhere(page, 'the home');

  await page.goto(`/select-unit?property=${propertyId}`);
  await page.getByRole('radio', { name: BLOCK_WITH_UNITS }).first().click();
  await expect(page.getByRole('button', { name: /Available/ }).first()).toBeVisible();
  await expectAccessibleEverywhere(page, 'the units');

  await pickUnit(page);
  await expect(page).toHaveURL(/\/select-plan/);
  await expectAccessibleEverywhere(page, 'the plans');

  await page.getByRole('button', { name: 'Choose Plan B' }).click();
  const terms = await openTerms(page, { age: '30', salary: '1500000', months: 24 });
  await expect(terms).toBeVisible();
  await expectAccessibleEverywhere(page, 'the terms over the calculator');
  await terms.getByRole('button', { name: 'Agree' }).click();

  await expect(page).toHaveURL(/\/send-payment/);
  await expectAccessibleEverywhere(page, 'the payment');
  await page.getByRole('button', { name: 'I have sent the money' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wait/i);
  await expectAccessibleEverywhere(page, 'the wait');
});

test('the dashboard', async ({ page }) => {
  test.slow();
  const buyer = await createVerifiedBuyer(page);
  const propertyId = await findHome(page, HOME);
  const { slug } = await createPaidContribution(page, buyer, propertyId);
  for (const path of [
    '/dashboard',
    '/dashboard/properties',
    `/dashboard/property/${slug}`,
    `/dashboard/property/${slug}?tab=progress`,
    `/dashboard/property/${slug}?tab=payments`,
    `/dashboard/property/${slug}/hard-month`,
    `/dashboard/property/${slug}/change`,
    `/dashboard/property/${slug}/leave`,
    `/dashboard/property/${slug}?tab=documents`,
    '/dashboard/documents',
    '/dashboard/saved',
    '/dashboard/wallet',
    '/dashboard/profile?tab=security',
    '/dashboard/erase',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleEverywhere(page, path);
  }

  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByRole('dialog').getByLabel('First Name')).toBeVisible();
  await expectAccessibleEverywhere(page, 'Edit profile');

  await page.goto(`/dashboard/property/${slug}`);
  await page.getByRole('button', { name: 'Make Contribution' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /custom/i }).click();
  await dialog.getByLabel('Amount', { exact: true }).fill('120000.50');
  await expectAccessibleEverywhere(page, 'Make Contribution');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('button', { name: 'I have sent the money' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'Make Contribution, where to send it');
});

test('with text twice as large no picture covers what is left to pay', async ({ largeTextPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await silentEvents(page);
  const buyer = await createVerifiedBuyer(page);
  await createPaidContribution(page, buyer, await findHome(page, HOME));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: '₦6,187,500: how it is worked out' }).click();
  await expect(page.getByRole('dialog')).toContainText('₦6,187,500');
});

test('in forced colours a paid month can be read', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const buyer = await createVerifiedBuyer(page);
  await createPaidContribution(page, buyer, await findHome(page, HOME));
  await page.goto('/dashboard');
  const word = page.getByRole('region', { name: /^Your year/ }).getByText('Paid', { exact: true });
  await expectReadable(word);
});
