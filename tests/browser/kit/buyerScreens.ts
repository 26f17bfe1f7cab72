import type { Page } from '@playwright/test';
import { naira } from '#domain/money.ts';
import { createPaidContribution, createVerifiedBuyer, findHome, transferToWallet } from './buyers.ts';
import { expect } from './fixtures.ts';
import { BLOCK_WITH_UNITS, openTerms } from './steps.ts';

/** The screens of a buyer who is logged in, one after another, with the dialogs and sheets that open over them. */

const HOME = 'Ikate Point';

type Visit = (screen: string) => Promise<void>;

/** From the units to the received payment. The home is expensive for this salary, so the wizard gives advice. */
export async function visitWizardScreens(page: Page, visit: Visit): Promise<void> {
  const buyer = await createVerifiedBuyer(page);
  await transferToWallet(page, buyer, naira(50_000));
  await page.goto(`/select-unit?property=${await findHome(page, HOME)}`);
  await page.getByRole('radio', { name: BLOCK_WITH_UNITS }).first().click();
  const unit = page.getByRole('button', { name: /Available/ }).first();
  await expect(unit).toBeVisible();
  await visit('the units');
  await unit.click();
  // On phones the unit is in a sheet, whose Next button covers the page's.
  const sheet = page.getByRole('dialog');
  const isPhone = (page.viewportSize()?.width ?? 0) < 728;
  if (isPhone) {
    await expect(sheet).toBeVisible();
    await visit('a unit');
  }
  await (isPhone ? sheet : page.getByRole('main')).getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/select-plan/);
  await visit('the plans');
  await page.getByRole('button', { name: 'Choose Plan B' }).click();
  await expect(page).toHaveURL(/\/contribution-calculator/);
  await openTerms(page, { age: '30', salary: '300000', months: 23 });
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await visit('the calculator');
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).first().click();
  const terms = page.getByRole('dialog');
  await expect(terms).toContainText('You contribute ₦');
  await visit('the terms');
  await terms.getByRole('button', { name: 'Agree' }).click();
  await expect(page).toHaveURL(/\/send-payment/);
  await expect(page.getByText(/^Your wallet holds ₦/)).toBeVisible();
  await visit('the payment');
  await page.getByRole('button', { name: 'I have sent the money' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wait/i);
  await visit('the wait');
  await transferToWallet(page, buyer, naira(5_000_000));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/wait/i);
  await visit('received');
}

/** The dashboard of a buyer with a plan, with the steps of its flows. */
export async function visitDashboardScreens(page: Page, visit: Visit): Promise<void> {
  const buyer = await createVerifiedBuyer(page);
  const { slug } = await createPaidContribution(page, buyer, await findHome(page, HOME));
  await transferToWallet(page, buyer, naira(50_000));
  const plan = `/dashboard/property/${slug}`;
  for (const path of [
    '/dashboard',
    '/dashboard/properties',
    plan,
    `${plan}?tab=progress`,
    `${plan}?tab=payments`,
    `${plan}?tab=documents`,
    '/dashboard/documents',
    '/dashboard/saved',
    '/dashboard/wallet',
    '/dashboard/profile',
    '/dashboard/profile?tab=security',
    '/dashboard/erase',
  ]) {
    await open(page, path);
    await visit(path);
  }

  for (const path of [`${plan}/hard-month`, `${plan}/change`]) {
    await open(page, path);
    await visit(path);
    await page
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Before and after' })).toBeVisible();
    await visit(`${path}, before and after`);
  }

  await open(page, plan);
  await page.getByRole('button', { name: 'Make Contribution' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Make Contribution' });
  await expect(dialog).toContainText('This payment');
  await visit('Make Contribution');
  await dialog.getByRole('radio', { name: /custom/i }).click();
  await dialog.getByLabel('Amount', { exact: true }).fill('120000.50');
  await visit('Make Contribution, an amount of one’s own');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('button', { name: 'I have sent the money' })).toBeVisible();
  await visit('Make Contribution, where to send it');

  await open(page, `${plan}/leave`);
  await visit(`${plan}/leave`);
  await page.getByLabel('Current Password').fill(buyer.password);
  await page.getByRole('button', { name: 'Ask to leave this plan' }).click();
  await expect(page.getByRole('button', { name: 'Take the request back' })).toBeVisible();
  await visit('a request to leave');
}

/** Opens a page and waits until nothing is loading any more. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}
