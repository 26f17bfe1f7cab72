import { expect, test } from './kit/fixtures.ts';
import { registerAndVerify } from './kit/steps.ts';

const PUBLIC_PAGES = [
  '/',
  '/search',
  '/homes',
  '/homes/lagos',
  '/homes/lagos/ajah',
  '/contact-support',
  '/verify',
  '/sandbox',
];
const MEMBER_PAGES = [
  '/select-unit',
  '/select-plan',
  '/contribution-calculator',
  '/send-payment',
  '/contribution-response',
  '/dashboard',
  '/dashboard/properties',
  '/dashboard/property/any',
  '/dashboard/property/any/hard-month',
  '/dashboard/property/any/change',
  '/dashboard/property/any/pay-rest',
  '/dashboard/property/any/leave',
  '/dashboard/saved',
  '/dashboard/wallet',
  '/dashboard/documents',
  '/dashboard/profile',
  '/dashboard/erase',
];
const GUEST_PAGES = ['/login', '/sign-up', '/reset-password', '/create-password'];

test('a visitor may open the pages for all, and a home', async ({ page }) => {
  for (const path of [...PUBLIC_PAGES, ...GUEST_PAGES]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // A new password requires a code: without one, the page redirects to where the code is requested.
    await expect(page).toHaveURL(path === '/create-password' ? '/reset-password' : path);
  }
  await page.goto('/search');
  await page.locator('a[href^="/property/"]').first().click();
  await expect(page).toHaveURL(/\/property\/[0-9a-f-]{36}$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor is asked to log in at every page of a buyer, and brought back there', async ({ page }) => {
  for (const path of MEMBER_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto('/verify-email?type=onboard');
  await expect(page).toHaveURL('/login');
});

test('a buyer is taken from the pages of visitors to the dashboard', async ({ page }) => {
  await registerAndVerify(page);
  for (const path of [...GUEST_PAGES, '/verify-email?type=onboard']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Search homes' }).click();
  await expect(page).toHaveURL('/search');
});
