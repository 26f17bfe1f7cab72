import type { Page, Request } from '@playwright/test';
import { createVerifiedBuyer, findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { buildPerson, codeFor } from './kit/people.ts';
import { logIn, logOut, signUp } from './kit/steps.ts';
import { waitForHydration } from './kit/waitForHydration.ts';

/** The calls that the screens make, with the names of the fields that they send, and the messages that follow. */

const says = (page: Page, message: string) =>
  expect(page.getByText(message, { exact: true }).first()).toBeVisible();
const codeField = (page: Page) => page.getByLabel(/^\d-digit code$/);

/** The boxes that display the digits of the code. */
const boxes = (page: Page) => codeField(page).locator('xpath=following-sibling::span');

/** The requests of a page to the API, such as `POST /onboarding/login`. */
function callsOf(page: Page) {
  const calls: { readonly name: string; readonly request: Request }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      calls.push({ name: `${request.method()} ${pathname.slice(4)}`, request });
  });
  const last = async (name: string) => {
    await expect.poll(() => calls.some((call) => call.name === name), { message: name }).toBe(true);
    const { request } = calls.findLast((call) => call.name === name) ?? {};
    if (!request) throw new Error(`${name} was not called`);
    return request;
  };
  return {
    calls,
    last,
    /** The field names in the body of the newest such call. */
    body: async (name: string) => Object.keys((await last(name)).postDataJSON()).sort(),
    /** The query of the newest such call. */
    query: async (name: string) => Object.fromEntries(new URL((await last(name)).url()).searchParams),
  };
}

test('sign-up, code, login and reset: each onboarding call with its body, and each message', async ({
  page,
}) => {
  test.slow();
  const { body } = callsOf(page);
  const person = buildPerson();
  await page.clock.install();
  await page.goto('/sign-up');
  await signUp(page, person);
  expect(await body('POST /onboarding/register')).toEqual([
    'email',
    'first_name',
    'last_name',
    'password',
    'phone',
  ]);
  await expect(page).toHaveURL('/verify-email?type=onboard');
  await expect(boxes(page)).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify phone number');
  await expect(page.getByText(/^0[12]:\d\d$/).first()).toBeVisible();
  const resend = page.getByRole('button', { name: 'Resend Code' });
  await expect(resend).toHaveCount(0);
  await page.clock.fastForward(121_000);
  await resend.click();
  await says(page, 'OTP has been resent to your phone number and email.');
  expect(await body('POST /onboarding/resend-otp')).toEqual(['user_id']);
  await expect(page.getByText(/^0[12]:\d\d$/).first()).toBeVisible();
  await expect(resend).toHaveCount(0);
  await codeField(page).fill('123');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await says(page, 'OTP must be four characters!');
  await codeField(page).fill(await codeFor(page, person));
  await expect(page).toHaveURL('/dashboard');
  expect(await body('POST /onboarding/verify-otp')).toEqual(['otp', 'user_id']);

  await logOut(page);
  await page.getByRole('link', { name: 'Forgotten password' }).click();
  // The login form has a field with the same name.
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('Phone number or Email').fill(person.phone);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page).toHaveURL('/verify-email?type=reset');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify phone number');
  await expect(boxes(page)).toHaveCount(6);
  expect(await body('POST /onboarding/init-reset-password')).toEqual(['identifier']);
  await page.clock.fastForward(121_000);
  await resend.click();
  await says(page, 'OTP has been resent to your phone number and email.');
  expect(await body('POST /onboarding/resend-otp')).toEqual(['identifier']);
  await codeField(page).fill(await codeFor(page, person, 6));
  await expect(page).toHaveURL('/create-password');
  expect(await body('POST /onboarding/check-otp')).toEqual(['identifier', 'otp']);
  await says(page, 'Password should be at least 8 characters');
  const password = 'blue danfo under the bridge';
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Password' }).click();
  expect(await body('POST /onboarding/reset-password')).toEqual([
    'confirm_password',
    'identifier',
    'otp',
    'password',
  ]);
  await says(page, 'Password has been reset successfully!');
  await expect(page).toHaveURL('/login');
  await logIn(page, { ...person, password });
  await says(page, 'Login Successful!');
  expect(await body('POST /onboarding/login')).toEqual(['identifier', 'password']);
});

test('search, saved homes and wallet: each call with its query or body, and who asks', async ({ page }) => {
  const { calls, body, last, query } = callsOf(page);
  const { userId } = await createVerifiedBuyer(page);
  const id = await findHome(page, 'Omi Garden Flats');

  await page.goto('/search?q=Lekki&type=flat&beds=2&baths=2&min=1000000&max=900000000');
  expect(await query('GET /propy/filter-properties')).toMatchObject({
    min_price: '100000000',
    max_price: '90000000000',
    beds: '2',
    baths: '2',
    search: 'Lekki',
    type: 'flat',
    limit: '18',
  });
  await page.goto(`/property/${id}`);
  expect(await query('GET /propy/get-property')).toEqual({ id });
  const heart = page.getByRole('button', { name: /^Save/ }).first();
  await heart.click();
  await says(page, 'You have saved this property!');
  expect((await last('POST /propy/save-property')).postDataJSON()).toEqual({ id });
  await heart.click();
  await says(page, 'You have unsaved this property!');
  expect(await body('POST /propy/unsave-property')).toEqual(['id']);
  await page.goto('/dashboard/saved');
  expect(await query('GET /propy/list-saved-properties')).toMatchObject({ user_id: userId, limit: '18' });
  await page.goto('/dashboard/wallet');
  expect(await query('GET /wallet/get')).toMatchObject({ user_id: userId });
  expect(await query('GET /wallet/transactions')).toMatchObject({ user_id: userId, limit: '18' });

  const sent = await (await last('GET /wallet/get')).allHeaders();
  expect(sent).toMatchObject({ authorization: expect.stringMatching(/^Bearer \S+$/), user_id: userId });
  await logOut(page);
  await last('POST /onboarding/logout');
  calls.length = 0;
  await page.goto('/search');
  // The server renders the first homes; the page fetches these.
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  const after = await (await last('GET /propy/filter-properties')).allHeaders();
  expect(Object.keys(after)).not.toContain('authorization');
  expect(Object.keys(after)).not.toContain('user_id');
});

test("a failed call without a message says 'An error occurred!', and what was typed stays", async ({
  page,
}) => {
  await page.route('**/api/support/contact', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto('/contact-support');
  // Until the page is hydrated, the browser itself submits the form.
  await waitForHydration(page);
  const form = page.getByRole('form', { name: 'Contact Us' });
  await form.getByLabel('Name', { exact: true }).fill('Ada Obi');
  await form.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await form.getByLabel('Message', { exact: true }).fill('Do you have homes in Uyo?');
  await form.getByRole('button', { name: 'Contact Us' }).click();
  await expect(form.getByRole('alert')).toContainText('An error occurred!');
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('Do you have homes in Uyo?');
});
