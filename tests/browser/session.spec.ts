import type { BrowserContext, Page } from '@playwright/test';
import { SESSION_CHECK_INTERVAL_MS } from '#domain/accounts/accounts.ts';
import { createVerifiedBuyer, findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { buildPerson } from './kit/people.ts';
import { enterCode, logIn, pickUnit, registerAndVerify, signUp } from './kit/steps.ts';
import { waitForHydration } from './kit/waitForHydration.ts';

const EXPIRY_KEY = 'sessionExpiresAtMs';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The session's cookie; the server's own cookies for the device remain. */
const tokenIn = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'userToken')?.value;

test('the code page survives a reload, with its countdown', async ({ page }) => {
  const person = buildPerson();
  await page.goto('/sign-up?next=%2Fdashboard%2Fsaved');
  await signUp(page, person);
  await expect(page).toHaveURL('/verify-email?type=onboard');
  await page.reload();
  await expect(heading(page, 'Verify phone number')).toBeVisible();
  await expect(page.getByText(/^0[01]:\d\d$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeHidden();
  await enterCode(page, person);
  await expect(page).toHaveURL('/dashboard/saved');
});

test('the cookie is strict and lasts three hours', async ({ page, context }) => {
  await registerAndVerify(page);
  const cookie = (await context.cookies()).find(({ name }) => name === 'userToken');
  expect(cookie).toMatchObject({ sameSite: 'Strict', secure: true, path: '/' });
  const lifetimeSeconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(lifetimeSeconds).toBeGreaterThan(10_700);
  expect(lifetimeSeconds).toBeLessThanOrEqual(10_801);
});

test('a logout and a login in one tab are followed by the other', async ({ page, context }) => {
  const person = await registerAndVerify(page);
  const other = await context.newPage();
  await other.goto('/dashboard/wallet');
  await expect(heading(other, 'Wallet')).toBeVisible();
  const reader = await context.newPage();
  await reader.goto('/search');
  await expect(reader.getByRole('button', { name: 'Tolu Adeyemi' })).toBeVisible();

  await page.goto('/search');
  await page.getByRole('button', { name: 'Tolu Adeyemi' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login?next=%2Fdashboard%2Fwallet');
  await expect(reader.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(reader).toHaveURL('/search');
  await expect.poll(() => tokenIn(context)).toBeUndefined();

  await logIn(page, person);
  await expect(other).toHaveURL('/dashboard/wallet');
  await expect(reader.getByRole('button', { name: 'Tolu Adeyemi' })).toBeVisible();
});

test('the session ends within eight seconds of its expiry, and nothing of it stays', async ({
  page,
  context,
}) => {
  const person = await registerAndVerify(page);
  await page.clock.install();
  await page.goto('/dashboard/saved');
  await expect(heading(page, 'Saved')).toBeVisible();
  await page.evaluate((key) => localStorage.setItem(key, String(Date.now())), EXPIRY_KEY);
  await page.clock.fastForward(SESSION_CHECK_INTERVAL_MS);
  await expect(page).toHaveURL('/login?ended=1&next=%2Fdashboard%2Fsaved');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect.poll(() => tokenIn(context)).toBeUndefined();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByLabel('Phone number or Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/dashboard/saved');
});

test('a tab in the wizard follows the end that another tab sees, and comes back to where it was', async ({
  page,
  context,
}) => {
  const person = await registerAndVerify(page);
  await page.clock.install();
  await page.goto(`/select-unit?property=${await findHome(page, 'Lekki')}`);
  await pickUnit(page);
  await page.getByRole('button', { name: 'Choose Plan B' }).click();
  await expect(page).toHaveURL('/contribution-calculator');
  const other = await context.newPage();
  await other.goto('/dashboard/saved');
  await expect(heading(other, 'Saved')).toBeVisible();
  await other.evaluate((key) => localStorage.setItem(key, String(Date.now())), EXPIRY_KEY);
  // Whichever tab checks first, the other follows.
  await page.clock.fastForward(SESSION_CHECK_INTERVAL_MS);
  await expect(page).toHaveURL(/\/login\?.*next=%2Fcontribution-calculator/);
  await expect(other).toHaveURL(/\/login\?.*next=%2Fdashboard%2Fsaved/);
  await expect.poll(() => tokenIn(context)).toBeUndefined();
  await page.getByLabel('Phone number or Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/contribution-calculator');
});

test('a message half written when the session ends comes back to its buyer, and to nobody else', async ({
  page,
  context,
}) => {
  const other = await createVerifiedBuyer(page);
  const person = await createVerifiedBuyer(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  const logInAgain = async ({ email, password }: { email: string; password: string }) => {
    await page.getByLabel('Phone number or Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/contact-support');
    await expect(page.getByLabel('Email')).toHaveValue(email);
  };
  /** As from another device: the page hears of it by its stream of events. */
  const endSession = async () => {
    const headers = { authorization: `Bearer ${await tokenIn(context)}` };
    expect((await page.request.post('/api/onboarding/logout', { headers })).ok()).toBe(true);
  };
  await page.goto('/contact-support');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await message.fill('When does block 2 open?');
  await endSession();
  await expect(page).toHaveURL('/login?ended=elsewhere&next=%2Fcontact-support');
  await logInAgain(other);
  await expect(message).toHaveValue('');
  await endSession();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(message).toHaveValue('');
  await page.goto('/login?next=%2Fcontact-support');
  await logInAgain(person);
  await expect(message).toHaveValue('When does block 2 open?');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
});

test('the verification of a phone gives a new token, which every tab takes', async ({ page, context }) => {
  const person = buildPerson();
  await page.goto('/sign-up');
  await signUp(page, person);
  const before = await tokenIn(context);
  const other = await context.newPage();
  await other.goto('/search');
  await expect(other.getByRole('button', { name: 'Tolu Adeyemi' })).toBeVisible();
  await enterCode(page, person);
  await expect(page).toHaveURL('/dashboard');
  expect(await tokenIn(context)).not.toBe(before);
  await other.getByRole('button', { name: 'Tolu Adeyemi' }).click();
  await other.getByRole('menuitem', { name: 'Go to dashboard' }).click();
  await expect(heading(other, /Tolu/)).toBeVisible();
  await expect(other).toHaveURL('/dashboard');
});

test('a session that the server has ended closes the pages of a buyer, not those of all', async ({
  page,
  context,
  server,
}) => {
  for (const [path, landing] of [
    ['/search', '/search'],
    ['/dashboard/wallet', '/login?next=%2Fdashboard%2Fwallet'],
  ] as const) {
    await context.addCookies([{ name: 'userToken', value: 'no-such-session', url: server.origin }]);
    await page.goto(path);
    await expect(page).toHaveURL(landing);
    await expect.poll(() => tokenIn(context)).toBeUndefined();
  }
});

test('a page that failed to load with the account opens with it once the network is back', async ({
  page,
}) => {
  await createVerifiedBuyer(page);
  let isCut = true;
  // An offline start: the page itself comes from the device, its code and the account do not.
  const cut = (url: string) =>
    page.route(url, (route) => (isCut ? route.abort('internetdisconnected') : route.continue()));
  await cut('**/assets/WalletScreen-*.js');
  await cut('**/api/users/me');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
  await page.goto('/dashboard/wallet');
  await expect(heading(page, 'We could not open your account')).toBeVisible();
  isCut = false;
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
    window.dispatchEvent(new Event('online'));
  });
  await expect(heading(page, 'Wallet')).toBeVisible();
});

test.describe('a page whose code cannot come says so', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, /towards owning your own property/)).toBeVisible();
    // Once hydrated, the page has loaded its own code.
    await waitForHydration(page);
  });
  const follow = async (page: Page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await expect(page.getByText('This page did not open')).toBeVisible();
  };

  test('and opens by itself once the network is back', async ({ page, context }) => {
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await follow(page);
    await context.setOffline(false);
    await expect(heading(page, 'Create your account')).toBeVisible();
    // The second attempt must load the layout too: the two names are side by side.
    const topOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.y;
    await expect.poll(async () => (await topOf('Last Name')) === (await topOf('First Name'))).toBe(true);
  });

  test('and opens at the press of its button', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort());
    await follow(page);
    await page.unroute('**/assets/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Create your account')).toBeVisible();
  });
});

test('the theme that was chosen is there before the code of the page is', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.route('**/assets/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
