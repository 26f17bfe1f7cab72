import type { Response } from '@playwright/test';
import { expectAccessible } from './kit/accessible.ts';
import { expect, test } from './kit/fixtures.ts';
import { buildPerson, codeFor } from './kit/people.ts';
import { pressEscape } from './kit/pressEscape.ts';
import { enterCode, logIn, logOut, pickUnitOfHome, registerAndVerify, signUp } from './kit/steps.ts';
import { waitForHydration } from './kit/waitForHydration.ts';

const HOME = 'Omi Garden Flats';

/** When the browser received the response, by its own timing: on a busy machine, the test learns of it later. */
async function endOf(response: Response): Promise<number> {
  await response.finished();
  const { startTime, responseEnd } = response.request().timing();
  return startTime + responseEnd;
}

test('a forgotten password is replaced by a code, and the old one no longer opens', async ({ page }) => {
  const person = await registerAndVerify(page);
  await logOut(page);
  await page.getByRole('link', { name: 'Forgotten password' }).click();
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
  await page.getByLabel('Phone number or Email').fill(person.phone);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page).toHaveURL('/verify-email?type=reset');
  await page.reload();
  await enterCode(page, person, 6);
  await expect(page).toHaveURL('/create-password');
  await page.reload();

  await expect(page.getByText('Password should be at least 8 characters')).toBeVisible();
  await page.getByLabel('New Password').fill('quite another secret');
  await page.getByLabel('Confirm Password').fill('quite another secre');
  await page.getByRole('button', { name: 'Create Password' }).click();
  await expect(page.getByText('Passwords do not match!')).toBeVisible();
  await page.getByLabel('Confirm Password').fill('quite another secret');
  const saved = page.waitForResponse('**/api/onboarding/reset-password');
  await page.getByRole('button', { name: 'Create Password' }).click();
  const savedAtMs = await endOf(await saved);
  await expect(page).toHaveURL('/login');
  expect(Date.now() - savedAtMs).toBeGreaterThan(3_500);
  await expect(page.getByText('Password has been reset successfully!', { exact: true })).toBeVisible();

  await expect(page.getByLabel('Phone number or Email')).toHaveValue(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(
    page.getByText('That phone number or email and password do not match.', { exact: true }),
  ).toBeVisible();
  await logIn(page, { ...person, password: 'quite another secret' });
  await expect(page.getByText('Login Successful!', { exact: true })).toBeVisible();
});

test('a login without a verified phone is asked for a new code', async ({ page }) => {
  const person = buildPerson();
  await page.goto('/sign-up');
  await signUp(page, person);
  const firstCode = await codeFor(page, person);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Phone number or Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Please verify your account!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('OTP has been resent to your phone number and email.', { exact: true }),
  ).toBeVisible();
  const code = await codeFor(page, person);
  if (code !== firstCode) {
    await page.getByLabel('4-digit code').fill(firstCode);
    await expect(page.getByText('That code is not right. You have 4 tries left.')).toBeVisible();
  }
  await enterCode(page, person);
  await expect(page).toHaveURL('/dashboard');
});

test('a code is typed and pasted over in its boxes; a wrong one never mixes with the next', async ({
  page,
  context,
}) => {
  const person = buildPerson();
  const tried: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/verify-otp')) tried.push(request.postDataJSON().otp);
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/sign-up');
  await signUp(page, person);
  const right = await codeFor(page, person);
  const wrong = right === '1111' ? '2222' : '1111';
  const boxes = page.getByLabel('4-digit code');

  await expect(boxes).toBeFocused();
  await page.keyboard.type(wrong);
  await expect(page.getByText('That code is not right. You have 4 tries left.')).toBeVisible();
  await expect(boxes).toHaveValue('');
  await expect(boxes).toBeFocused();

  // A typo in the second box is corrected in place, with the arrow keys.
  await page.keyboard.type('123');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  await expect(boxes).toHaveValue('193');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(boxes).toHaveValue('19');
  expect(tried).toStrictEqual([wrong]);

  await page.evaluate((code) => navigator.clipboard.writeText(` ${code} `), right);
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+V');
  await expect(page).toHaveURL('/dashboard');
  expect(tried).toStrictEqual([wrong, right]);
});

test('a mistyped phone number is corrected where its code is awaited', async ({ page }) => {
  const person = buildPerson();
  const right = buildPerson();
  await page.goto('/sign-up');
  await signUp(page, person);
  await page.getByRole('button', { name: 'Wrong number? Change it' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(right.phone);
  await page.getByRole('button', { name: 'Send the code to this number' }).click();
  await expect(page.getByRole('heading', { name: 'Verify phone number' })).toBeVisible();
  await expect(page.getByText(/^0[12]:\d\d$/).first()).toBeVisible();
  await enterCode(page, right);
  await expect(page).toHaveURL('/dashboard');
});

test('what the specification puts into an address is taken out of it', async ({ page }) => {
  await page.goto('/verify-email?type=reset&identifier=%2B2348031234567');
  await expect(page).toHaveURL('/verify-email?type=reset');
  await expect(page.getByLabel('6-digit code')).toBeVisible();
  await page.goto('/create-password?otp=734159&identifier=ada%40example.com');
  await expect(page).toHaveURL('/create-password');
  await expect(page.getByLabel('New Password')).toBeVisible();
});

test('the email is verified on the dashboard; a new one needs the password and its own code', async ({
  page,
}) => {
  const person = await registerAndVerify(page);
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  await page.getByLabel('6-digit code').fill(await codeFor(page, person, 6, person.email));
  await expect(page.getByText('Your email address is verified.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeHidden();

  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const changed = buildPerson().email;
  await page.getByLabel('Email Address').fill(changed);
  await page.getByLabel('Current Password').fill('not the password');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('That is not your current password.').first()).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(changed);
  await page.getByLabel('Current Password').fill(person.password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(`${changed} (waiting for its code)`)).toBeVisible();
  await page.getByLabel('6-digit code').fill(await codeFor(page, person, 6, changed));
  await expect(page.getByText('Your email address is verified.', { exact: true })).toBeVisible();
  await expect(page.getByText(changed, { exact: true })).toBeVisible();
});

test('sessions of other devices are listed and ended', async ({ page, browser, server }) => {
  const person = await registerAndVerify(page);
  const elsewhere = await browser.newContext({ baseURL: server.origin });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await logIn(other, person);
  await page.goto('/dashboard/profile?tab=security');
  await expect(page.getByText('This device')).toBeVisible();
  const logOutOther = page.getByRole('button', { name: /^Log out Chrom/ });
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await logOutOther.boundingBox())?.height, 'its words are on one line').toBeLessThan(50);
  await logOutOther.click();
  await page.getByRole('button', { name: 'Yes, log out' }).click();
  await expect(page.getByText('That device is logged out.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out Chrom/ })).toBeHidden();
  await other.goto('/dashboard/wallet');
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test('a reload of sign-up keeps what was typed, and the lists of passwords come only when one is chosen', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto('/sign-up');
  await waitForHydration(page);
  await page.getByLabel('First Name').fill('Folasade');
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Folasade');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => url.includes('passwords'))).toStrictEqual([]);
  await page.getByLabel('Create Password', { exact: true }).pressSequentially('Folasade12');
  await expect(page.getByText(/made of your name/)).toBeVisible();
  await expect.poll(() => loaded.filter((url) => url.includes('passwords'))).toHaveLength(1);
});

test('a failed call is told in the words of the server, or of the network; what was typed stays', async ({
  page,
  context,
}) => {
  const person = await registerAndVerify(page);
  await logOut(page);
  await page.goto('/sign-up');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Obi');
  await page.getByRole('textbox', { name: 'Phone number' }).fill(person.phone);
  await page.getByLabel('Email Address').fill('ada.obi@example.com');
  await page.getByLabel('Create Password', { exact: true }).fill(person.password);
  const create = page.getByRole('button', { name: 'Create Account' });
  await context.setOffline(true);
  await create.click();
  await expect(page.getByText('An error occurred!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('An error occurred, please check your internet connection!').first(),
  ).toBeVisible();
  await context.setOffline(false);
  await create.click();
  await expect(
    page.getByText('An account with this phone number exists already. Log in instead.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page).toHaveURL('/sign-up');
});

test('the branded panel goes at 728 px, and the form has room at 320', async ({ page }) => {
  await page.goto('/login');
  const panel = page.getByRole('complementary');
  await page.setViewportSize({ width: 729, height: 800 });
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 728, height: 800 });
  await expect(panel).toBeHidden();
  for (const path of ['/login', '/sign-up', '/reset-password']) {
    await page.goto(path);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  }
});

test('the branded panel leaves the form the width of a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 915, height: 412 });
  await page.goto('/sign-up');
  await expect(page.getByRole('complementary')).toBeHidden();
  for (const label of ['First Name', 'Last Name', 'Phone number']) {
    await expect(page.getByLabel(label)).toBeInViewport({ ratio: 1 });
  }
});

test('the way to a unit leads through sign-up, and Back from there to the home', async ({ page }) => {
  const person = buildPerson();
  await page.goto('/search?q=Lekki');
  await page.getByRole('link', { name: HOME, exact: true }).click();
  await pickUnitOfHome(page);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await signUp(page, person);
  await enterCode(page, person);
  const units = page.getByRole('radio', { name: /^Block/ }).first();
  await expect(page).toHaveURL(/\/select-unit/);
  await expect(units).toBeVisible();

  // The address may be the same before and after: the entry's place in the history says that Back has happened.
  const entry = () => page.evaluate(() => Number(history.state.idx));
  const last = await entry();
  await page.goBack();
  await expect.poll(entry).toBeLessThan(last);
  // Not `page.url()`, which may still be that of the entry that was left.
  if (!/\/property\//.test(await page.evaluate(() => location.pathname))) {
    // The login page had this history entry: it redirects forward, but must not add an entry.
    await expect(page).toHaveURL(/\/select-unit/);
    await expect(units).toBeVisible();
    await page.goBack();
  }
  await expect(page).toHaveURL(/\/property\//);
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
});

test('a second tab takes over the countdown, and the code on its way stays good', async ({
  page,
  context,
}) => {
  const person = buildPerson();
  await page.goto('/sign-up');
  await signUp(page, person);
  const code = await codeFor(page, person);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other).toHaveURL('/verify-email?type=onboard');
  await expect(other.getByText(/^0[01]:\d\d$/).first()).toBeVisible();
  await expect(other.getByText('OTP has been resent to your phone number and email.')).toBeHidden();
  expect(await codeFor(page, person)).toBe(code);
  await page.getByLabel('4-digit code').fill(code);
  await expect(page).toHaveURL('/dashboard');
});

test('what a visitor saved is on the device, and in the account after the login', async ({ page }) => {
  const person = await registerAndVerify(page);
  await logOut(page);
  await page.goto('/search?q=Lekki');
  await page.getByRole('button', { name: `Save ${HOME}` }).click();
  await expect(page.getByText('You have saved this property!', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Save ${HOME}` })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Saved: 1 home' }).click();
  await expect(page).toHaveURL('/saved');
  await expect(page.getByRole('link', { name: HOME, exact: true })).toBeVisible();
  await expectAccessible(page, 'saved homes of a visitor');
  await page.goto('/login');
  await page.getByLabel('Phone number or Email').fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(
    page.getByText('The home that you saved on this device is in your account.', { exact: true }),
  ).toBeVisible();
  await page.goto('/saved');
  await expect(page).toHaveURL('/dashboard/saved');
  await expect(page.getByRole('link', { name: HOME, exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('savedHomes.1'))).toBeNull();
});

test('the terms and the privacy notice can be read before an account is made', async ({ page }) => {
  for (const path of ['/login', '/sign-up']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'terms' }).click();
    await expect(page.getByRole('dialog', { name: 'Terms' })).toContainText('48 hours');
    await pressEscape(page);
    await page.getByRole('button', { name: 'privacy notice' }).click();
    await expect(page.getByRole('dialog', { name: 'Privacy notice' })).toContainText(
      'Nigeria Data Protection Act 2023',
    );
  }
});
