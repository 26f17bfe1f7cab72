import type { Locator, Page } from '@playwright/test';
import { naira } from '#domain/money.ts';
import {
  createPaidContribution,
  createVerifiedBuyer,
  findHome,
  setSaved,
  transferToWallet,
} from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { pressEscape } from './kit/pressEscape.ts';
import { agreeTo, BLOCK_WITH_UNITS, openTerms } from './kit/steps.ts';

/** What the specification names on the buyer's screens: labels, placeholders, buttons and headings. */

const HOME = 'Omi Garden Flats';
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const link = (within: Page | Locator, name: string) => within.getByRole('link', { name, exact: true });
const main = (page: Page) => page.getByRole('main');
const tabs = (page: Page) => main(page).getByRole('tab');

/** A new buyer at the plans, with a block and a unit selected. */
async function atPlans(page: Page) {
  const buyer = await createVerifiedBuyer(page);
  await page.goto(`/select-unit?property=${await findHome(page, HOME)}`);
  await page.getByRole('radio', { name: BLOCK_WITH_UNITS }).first().click();
  await page
    .getByRole('button', { name: /Available/ })
    .first()
    .click();
  await button(page, 'Next').click();
  await expect(page).toHaveURL(/\/select-plan/);
  return buyer;
}

test('/select-unit: tabs, blocks, floors, units, what is missing, and what is sold', async ({ page }) => {
  await createVerifiedBuyer(page);
  const id = await findHome(page, HOME);
  await page.goto(`/select-unit?property=${id}`);
  await expect(tabs(page)).toHaveText(['Site Layout', '3D Models', 'Floor Plan']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME);
  await expect(main(page).getByText(/^FLAT・\d+ units?$/)).toBeVisible();
  const blocks = page.getByRole('radiogroup', { name: '1. Select a Block' }).getByRole('radio');
  for (const [at, block] of (await blocks.all()).entries()) {
    await expect(block).toHaveAccessibleName(new RegExp(`^Block ${at + 1}\\b`));
  }
  await expect(page.getByText(/ · \d+\/\d+ Sold$/).first()).toBeVisible();
  await button(page, 'Next').click();
  await expect(page.getByText('Please select a block!')).toBeVisible();
  await blocks.filter({ hasText: / left/ }).first().click();
  await button(page, 'Next').click();
  await expect(page.getByText('Please select a unit!')).toBeVisible();
  const units = page.getByRole('region', { name: '2. Select a Unit' });
  const floors = units.getByRole('group');
  await expect(floors.last()).toContainText('Gnd');
  await expect(floors.first()).toContainText(String((await floors.count()) - 1));
  await expect(floors.last().getByRole('button').first()).toHaveAccessibleName(/\bU1\b/);
  await units
    .getByRole('button', { name: /Available/ })
    .first()
    .click();
  await button(page, 'Next').click();
  await expect(page).toHaveURL(/\/select-plan/);
  await button(page, 'Back').click();
  await expect(page).toHaveURL(/\/select-unit/);
  await button(page, 'Back').click();
  await expect(units).toHaveCount(0);
  await link(page, 'Back').click();
  await expect(page).toHaveURL(`/property/${id}`);
});

test('/select-plan: Plan A, Plan B (Recommended) and Plan C with what each asks; a click on one chooses it', async ({
  page,
}) => {
  await atPlans(page);
  const table = page.getByRole('table', { name: 'The three plans' });
  const heads = table.getByRole('columnheader').filter({ hasText: 'Plan' });
  await expect(heads).toHaveText([/Plan A/, /Recommended.*Plan B|Plan B.*Recommended/s, /Plan C/]);
  const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
  await expect(row('Meant for')).toHaveText([/24 to 36 months/, /1 to 36 months/, /1 to 36 months/]);
  await expect(row('From your RSA')).toHaveText([/None/, /20% to 25%/, /20% to 25%/]);
  await expect(row('Mortgage pays')).toHaveText([/no mortgage/, /70% of the price/, /70% of the price/]);
  await expect(row('First target')).toHaveText([/None/, /15%/, /15%/]);
  await expect(
    page.getByText('Equity contribution is 30% of the Property Value minus 25% of RSA Value.').first(),
  ).toBeVisible();
  await row('Meant for').nth(2).click();
  await expect(page).toHaveURL(/\/contribution-calculator/);
  await expect(
    main(page)
      .getByText(/Plan C/)
      .first(),
  ).toBeVisible();
});

test('/contribution-calculator: its inputs, the durations, the result and the terms', async ({ page }) => {
  await atPlans(page);
  await button(page, 'Choose Plan B').click();
  const value = page.getByLabel('Property value', { exact: true });
  await expect(value).toHaveAttribute('readonly');
  await expect(value).toHaveValue(/^[\d,]+$/);
  for (const name of ['Age', 'Salary a month', 'RSA balance']) {
    await expect(page.getByLabel(name, { exact: true })).toBeEditable();
  }
  const months = Array.from({ length: 35 }, (_, at) => `${at + 2} months`);
  await expect(page.getByLabel('Duration').getByRole('option')).toHaveText([
    'Select Duration',
    '1 month',
    ...months,
  ]);
  const terms = await openTerms(page, { age: '30', salary: '1500000', months: 24 });
  await expect(page.getByRole('region', { name: 'You contribute' })).toContainText('562,500');
  await expect(button(terms, 'Agree')).toBeVisible();
  await button(terms, 'Cancel').click();
  await expect(terms).toBeHidden();
  await expect(page).toHaveURL(/\/contribution-calculator/);
});

test('/send-payment: bank, account number to copy, account name, amount and its two buttons', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await atPlans(page);
  await button(page, 'Choose Plan B').click();
  await agreeTo(page, { age: '30', salary: '1500000', months: 24 });
  await expect(page).toHaveURL(/\/send-payment/);
  const ticket = page.getByRole('region', { name: 'The account to pay into' });
  for (const term of ['Bank', 'Account name', 'Amount']) {
    await expect(ticket.getByText(term, { exact: true })).toBeVisible();
  }
  await expect(ticket).toContainText(/Tolu Adeyemi/i);
  await expect(ticket).toContainText('₦562,500');
  await expect(button(page, 'I have sent the money')).toBeVisible();
  await expect(button(page, 'Cancel Payment')).toBeVisible();
  await button(ticket, 'Copy Account number').click();
  const toast = page.getByText('Copied to clipboard', { exact: true });
  // The message stays while the pointer is over it.
  await toast.hover();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{10}$/);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The message was not drawn');
  expect(box.x).toBeLessThan(200);
  expect(800 - (box.y + box.height)).toBeLessThan(100);
});

test('the dashboard: its menus, the way to the profile, the logo and the quick actions', async ({ page }) => {
  await createVerifiedBuyer(page);
  await page.goto('/dashboard');
  const side = page.getByRole('navigation', { name: 'Dashboard' });
  const PLACES = {
    Home: '/dashboard',
    Property: '/dashboard/properties',
    Saved: '/dashboard/saved',
    Wallet: '/dashboard/wallet',
    'Tolu Adeyemi': '/dashboard/profile',
    'Explore Properties': '/search',
    'Contact Support': '/contact-support',
  };
  for (const [name, href] of Object.entries(PLACES)) {
    await expect(link(side, name).first()).toHaveAttribute('href', href);
  }
  await expect(link(page, 'Kolo').first()).toHaveAttribute('href', '/');
  await page.setViewportSize({ width: 390, height: 800 });
  const bottom = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(bottom.getByRole('link')).toHaveText(['Home', 'Property', 'Saved', 'Wallet', 'Profile']);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/search');
  await page.getByRole('banner').getByRole('button', { name: 'Tolu Adeyemi' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Go to dashboard', 'Logout']);
  await expect(async () => {
    await page.mouse.click(640, 700);
    await expect(page.getByRole('menuitem')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test('the dashboard of a buyer: counters, wallet card, contribution, its tabs, milestones and payments', async ({
  page,
}) => {
  const buyer = await createVerifiedBuyer(page);
  const { slug } = await createPaidContribution(page, buyer, await findHome(page, HOME));
  await page.goto('/dashboard');
  await expect(link(main(page), '1 Property')).toHaveAttribute('href', '/dashboard/properties');
  await expect(link(main(page), '0 Saved')).toHaveAttribute('href', '/dashboard/saved');
  await expect(
    main(page)
      .getByText(/^\d{4} \d{3} \d{3}$/)
      .first(),
  ).toBeVisible();
  await expect(button(main(page), 'Copy Account number').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent Contribution' })).toContainText(HOME);

  await page.goto('/dashboard/properties');
  await expect(tabs(page)).toHaveText(['Active', 'Completed']);
  const card = page.getByRole('article').first();
  await expect(card.getByRole('progressbar')).toBeVisible();
  await expect(card).toContainText('Milestone: ');

  await page.goto(`/dashboard/property/${slug}`);
  await expect(tabs(page)).toHaveText(['Overview', 'Project Progress', 'Payment History', 'Documents']);
  await page.getByRole('tab', { name: 'Project Progress' }).click();
  const milestones = page.getByRole('tabpanel').getByRole('listitem');
  await expect(milestones.first()).toContainText(/Pending|On-going|Completed/);
  await page.getByRole('tab', { name: 'Payment History' }).click();
  await page.getByRole('tabpanel').getByRole('button').filter({ hasText: 'Received' }).first().click();
  const detail = page.getByRole('dialog');
  for (const text of ['Date', 'Time', 'Reference', 'Property']) {
    await expect(detail.getByText(text, { exact: true })).toBeVisible();
  }
  await pressEscape(page);

  await button(page, 'Make Contribution').first().click();
  const dialog = page.getByRole('dialog', { name: 'Make Contribution' });
  await expect(dialog.getByRole('radio', { name: /^Pay (?!a custom)/ })).toBeVisible();
  await dialog.getByRole('radio', { name: /^Pay a custom amount/ }).click();
  await dialog.getByLabel('Amount', { exact: true }).fill('50000');
  await button(dialog, 'Continue').click();
  await expect(dialog.getByText(/^\d{4} \d{3} \d{3}$/)).toBeVisible();
  await button(dialog, 'I have sent the money').click();
  await transferToWallet(page, buyer, naira(2_000_000));
  await expect(dialog.getByRole('heading', { name: 'You just made a contribution' })).toBeVisible();
});

test('/dashboard/saved and /dashboard/wallet: empty, then with what they list', async ({ page }) => {
  const buyer = await createVerifiedBuyer(page);
  await page.goto('/dashboard/saved');
  await expect(main(page).getByRole('searchbox')).toBeVisible();
  await expect(page.getByText('You have no saved property yet')).toBeVisible();
  await setSaved(page, buyer, { propertyId: await findHome(page, HOME), isSaved: true });
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(HOME);

  await page.goto('/dashboard/wallet');
  await expect(page.getByText('No transactions')).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);
  for (const text of ['Tolu Adeyemi', 'Wallet balance']) {
    await expect(main(page).getByText(text).first()).toBeVisible();
  }
  await expect(button(main(page), 'Copy Account number')).toBeVisible();
  await transferToWallet(page, buyer, naira(45_000));
  await page.reload();
  await expect(tabs(page)).toHaveText(['All', '1 Month', '3 Months', '6 Months']);
  await main(page).getByRole('list', { name: 'Transactions' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText('₦45,000');
});

test('/dashboard/profile: Profile and Security, the Edit profile dialog and Log out', async ({ page }) => {
  const { email } = await createVerifiedBuyer(page);
  await page.goto('/dashboard/profile');
  await expect(tabs(page)).toHaveText(['Profile', 'Security']);
  await expect(main(page)).toContainText('Tolu Adeyemi');
  await expect(main(page)).toContainText(email);
  for (const text of ['Phone number', 'Date of Birth', 'Employment Status']) {
    await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible();
  }
  await button(page, 'Edit profile').click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  for (const name of ['First Name', 'Last Name', 'Phone number', 'Email Address', 'Picture']) {
    await expect(dialog.getByLabel(name, { exact: true })).toBeAttached();
  }
  await expect(button(dialog, 'Save Changes')).toBeVisible();
  await pressEscape(page);
  await page.getByRole('tab', { name: 'Security' }).click();
  for (const name of ['New Password', 'Confirm Password']) {
    const field = page.getByLabel(name, { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
  }
  await button(page, 'Show password').nth(1).click();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(button(page, 'Create Password')).toBeVisible();
  await button(page, 'Log out').click();
  await expect(page).toHaveURL('/login');
});
