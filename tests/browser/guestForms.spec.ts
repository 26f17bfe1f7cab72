import type { Page } from '@playwright/test';
import { createVerifiedBuyer, findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { holdCode } from './kit/holdCode.ts';
import { buildPerson } from './kit/people.ts';
import { pickUnitOfHome } from './kit/steps.ts';
import { waitForHydration } from './kit/waitForHydration.ts';

/** The forms of the account pages, which the server renders and React runs some seconds later on a slow network. */

/** A text as a form that goes by GET would put it into the URL. */
const encodedInForm = (text: string): string =>
  new URLSearchParams({ text }).toString().slice('text='.length);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('what is typed and sent before React runs logs in, and stands in no URL', async ({ page }) => {
  const buyer = await createVerifiedBuyer(page);
  await page.context().clearCookies();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const release = await holdCode(page);
  await page.goto('/login');
  await field(page, 'Phone number or Email').fill(buyer.email);
  await field(page, 'Password').fill(buyer.password);
  const button = page.getByRole('button', { name: 'Log In' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL('/dashboard');
  expect(requests.filter((url) => url.includes(encodedInForm(buyer.password)))).toStrictEqual([]);
});

test('what the browser has filled in is sent', async ({ page }) => {
  const buyer = await createVerifiedBuyer(page);
  await page.context().clearCookies();
  const release = await holdCode(page);
  await page.goto('/login');
  // Without an event, like a password manager before the first touch.
  await field(page, 'Phone number or Email').evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, buyer.email);
  await field(page, 'Password').evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, buyer.password);
  release();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('what is typed into the sign-up survives a reload, and what is typed next to it before React runs', async ({
  page,
}) => {
  const { firstName, lastName, phone } = buildPerson();
  await page.goto('/sign-up');
  await waitForHydration(page);
  await field(page, 'First Name').fill(firstName);
  await field(page, 'Phone number').fill(phone);
  const shownPhone = await field(page, 'Phone number').inputValue();
  const release = await holdCode(page);
  await page.reload();
  await field(page, 'Last Name').fill(lastName);
  release();
  await expect(field(page, 'First Name')).toHaveValue(firstName);
  await expect(field(page, 'Last Name')).toHaveValue(lastName);
  await expect(field(page, 'Phone number')).toHaveValue(shownPhone);
});

test('what is typed into the login is there on the page for a new password, and in no URL', async ({
  page,
}) => {
  await page.goto('/login');
  await field(page, 'Phone number or Email').fill('tolu@example.com');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Forgotten password' }).click();
  await expect(page).toHaveURL('/reset-password');
  await expect(field(page, 'Phone number or Email')).toHaveValue('tolu@example.com');
});

test('what the browser restores on the way back to the sign-up stays, also the phone number', async ({
  page,
}) => {
  const { firstName, phone } = buildPerson();
  const release = await holdCode(page);
  await page.goto('/sign-up');
  await field(page, 'First Name').fill(firstName);
  await field(page, 'Phone number').fill(phone);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(field(page, 'Phone number')).toHaveValue(phone);
  release();
  await waitForHydration(page);
  await expect(field(page, 'First Name')).toHaveValue(firstName);
  await expect(field(page, 'Phone number')).toHaveValue(phone.slice(1));
});

test('a visitor who chose a unit reads its name at once', async ({ browser, page, server }) => {
  await page.goto(`/property/${await findHome(page, 'Ikate Point')}`);
  await pickUnitOfHome(page);
  await expect(page).toHaveURL(/\/login\?next=/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  for (const path of ['/login', '/sign-up']) {
    const plain = await context.newPage();
    await plain.goto(`${server.origin}${path}${new URL(page.url()).search}`);
    await expect(plain.getByText(/^Ikate Point, Block .* is chosen: /)).toBeVisible();
  }
  await context.close();
});

test('a form that is sent before any script runs opens again, and its password stands in no URL', async ({
  page,
}) => {
  const { email, password } = buildPerson();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login?next=%2Fdashboard%2Fwallet');
  await field(page, 'Phone number or Email').fill(email);
  await field(page, 'Password').fill(password);
  await Promise.all([
    page.waitForEvent('framenavigated'),
    page.getByRole('button', { name: 'Log In' }).click(),
  ]);
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fwallet');
  expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
  expect(requests.filter((request) => request.includes(encodedInForm(password)))).toStrictEqual([]);
});

test('a login in another tab while the scripts load is followed', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/login');
  await field(page, 'Password').fill('half a pass');
  await createVerifiedBuyer(page);
  release();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Explore Properties' }).first().click();
  await expect(page).toHaveURL('/search');
});

test('the signed in are sent on, also by a link from another site', async ({ page, server }) => {
  await createVerifiedBuyer(page);
  expect(await (await page.request.get('/login')).text(), 'the shell').not.toContain('id="page-data"');
  // Such a link sends no cookie.
  const body = await (await fetch(`${server.origin}/login`)).text();
  await page.route('**/login', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
});
