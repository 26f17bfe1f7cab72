import type { Page } from '@playwright/test';
import { naira } from '#domain/money.ts';
import type { Plan } from '#domain/plans/plans.ts';
import { DEFAULT_TERMS } from '#domain/terms/termsSettings.ts';
import { termsVersion } from '#domain/terms/termsVersion.ts';
import { SAVED_FLOW_KEY } from '#machines/contribution/contribution.saved.ts';
import { type Buyer, createVerifiedBuyer, findHome, transferToWallet } from './kit/buyers.ts';
import { expect, ownServer, test as withServer } from './kit/fixtures.ts';
import { buildPerson } from './kit/people.ts';
import { openTerms, pickUnit } from './kit/steps.ts';

/** The wizard between selection and payment, on the real server: what it stores, and its messages. */

const HOME = 'Omi Garden Flats';
/** A server of its own: the agreements of a whole run may hold every unit of the home. */
const test = withServer.extend<object, object>({ server: ownServer });

const EXPIRY_KEY = 'sessionExpiresAtMs';
const ENTRIES = { age: '30', salary: '1500000', months: 24 } as const;

async function openPlans(page: Page): Promise<void> {
  await page.goto(`/select-unit?property=${await findHome(page, HOME)}`);
  await pickUnit(page);
  await expect(page).toHaveURL(/\/select-plan$/);
}

async function openCalculator(page: Page, plan: Plan): Promise<void> {
  await openPlans(page);
  await page.getByRole('button', { name: `Choose Plan ${plan}` }).click();
  await expect(page).toHaveURL(/\/contribution-calculator$/);
}

async function agree(page: Page, plan: Plan): Promise<void> {
  await openCalculator(page, plan);
  const terms = await openTerms(page, ENTRIES);
  await terms.getByRole('button', { name: 'Agree' }).click();
}

const fillIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Age', { exact: true }).fill(ENTRIES.age);
  await page.getByLabel('Salary a month').fill(ENTRIES.salary);
  await page.getByLabel('RSA balance').fill('400000');
  await page.getByLabel('Duration').selectOption('18');
};

/** Three hours have passed: the page notices within eight seconds. */
async function expireSession(page: Page): Promise<void> {
  await page.evaluate((key) => window.localStorage.setItem(key, String(Date.now() - 1)), EXPIRY_KEY);
  await expect(page).toHaveURL(/\/login\?/);
}

async function logBackIn(page: Page, { phone, password }: Buyer): Promise<void> {
  await page.getByLabel('Phone number or Email').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

const chosenApartment = (page: Page): Promise<string> =>
  page.evaluate((key) => JSON.parse(window.sessionStorage.getItem(key) ?? '{}').apartmentId, SAVED_FLOW_KEY);

/** Agrees to a contribution for a unit by calls, without its pages. */
async function take(page: Page, { headers }: Buyer, apartmentId: string): Promise<void> {
  const data = {
    property_id: await findHome(page, HOME),
    apartment_id: apartmentId,
    plan: 'B',
    duration_months: 24,
    age: 30,
    salary: naira(1_500_000),
    terms_version: termsVersion(DEFAULT_TERMS),
  };
  const response = await page.request.post('/api/contributions', {
    data,
    headers: { ...headers, 'idempotency-key': apartmentId },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

const unitHeading = (page: Page) => page.getByText(/^Plan B for Omi Garden Flats, Block \d/);

test.describe('a session that ends in the wizard', () => {
  test('brings home, unit, plan and figures back to the same buyer', async ({ page }) => {
    const buyer = await createVerifiedBuyer(page);
    await openCalculator(page, 'B');
    await fillIn(page);
    const unit = await unitHeading(page).innerText();
    await expireSession(page);
    await logBackIn(page, buyer);

    await expect(page).toHaveURL('/contribution-calculator');
    await expect(unitHeading(page)).toHaveText(unit);
    await expect(page.getByLabel('Age', { exact: true })).toHaveValue('30');
    await expect(page.getByLabel('Salary a month')).toHaveValue('1,500,000');
    await expect(page.getByLabel('RSA balance')).toHaveValue('400,000');
    await expect(page.getByLabel('Duration')).toHaveValue('18');
  });

  test('says so where the unit was taken meanwhile, and keeps plan and figures', async ({
    page,
    browser,
    server,
  }) => {
    const buyer = await createVerifiedBuyer(page);
    await openCalculator(page, 'B');
    await fillIn(page);
    const apartmentId = await chosenApartment(page);
    await expireSession(page);

    const others = await browser.newContext({ baseURL: server.origin });
    const other = await others.newPage();
    await take(other, await createVerifiedBuyer(other, buildPerson()), apartmentId);
    await others.close();

    await logBackIn(page, buyer);
    await expect(
      page.getByText('The unit that you chose is no longer available. Please pick another.'),
    ).toBeVisible();
    // The taken unit may have been the last of its block.
    await pickUnit(page);
    await page.getByRole('button', { name: 'Choose Plan B' }).click();
    await expect(page.getByLabel('Age', { exact: true })).toHaveValue('30');
    await expect(page.getByLabel('Duration')).toHaveValue('18');
  });

  test('gives nothing of it to somebody else', async ({ page, browser, server }) => {
    const others = await browser.newContext({ baseURL: server.origin });
    const stranger = await createVerifiedBuyer(await others.newPage(), buildPerson());
    await others.close();
    await createVerifiedBuyer(page);
    await openCalculator(page, 'B');
    await fillIn(page);
    await expireSession(page);
    await logBackIn(page, stranger);
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a home first.' })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain('150000000');
  });
});

test('a click on any cell of a column chooses its plan', async ({ page }) => {
  await createVerifiedBuyer(page);
  await openPlans(page);
  await page.getByRole('cell', { name: /first due in 14 days/ }).click();
  await expect(page.getByText(/^Plan C for Omi Garden Flats, Block \d/)).toBeVisible();
});

test('money that comes before it is announced turns the page', async ({ page }) => {
  const buyer = await createVerifiedBuyer(page);
  await agree(page, 'B');
  await expect(page.getByRole('heading', { level: 1, name: 'Send ₦562,500 to your account' })).toBeVisible();
  await transferToWallet(page, buyer, naira(562_500));
  await expect(page.getByRole('heading', { level: 1, name: 'You just made a contribution' })).toBeVisible();
  await expect(page).toHaveURL('/contribution-response');
});

test('the code of the page after the payment is ready before the press', async ({ page }) => {
  await createVerifiedBuyer(page);
  const code = page.waitForResponse('**/assets/ContributionResponseScreen-*.js');
  await agree(page, 'B');
  await expect(page).toHaveURL('/send-payment');
  await code;
  const late: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) late.push(request.url());
  });
  await page.getByRole('button', { name: 'I have sent the money' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^We are waiting for ₦562,500/ })).toBeVisible();
  expect(late).toEqual([]);
});

test('a wallet that covers the amount pays at the agreement, and nothing is to be sent', async ({ page }) => {
  const buyer = await createVerifiedBuyer(page);
  await transferToWallet(page, buyer, naira(562_500));
  await agree(page, 'B');
  await expect(page.getByRole('heading', { level: 1, name: 'You just made a contribution' })).toBeVisible();
});

test('a payment cancelled in one tab is told as cancelled in the other', async ({ page, context }) => {
  await createVerifiedBuyer(page);
  await agree(page, 'B');
  await expect(page).toHaveURL('/send-payment');
  const second = await context.newPage();
  await second.goto('/send-payment');
  await second.getByRole('button', { name: 'I have sent the money' }).click();
  await expect(second).toHaveURL('/contribution-response');
  await page.getByRole('button', { name: 'Cancel Payment' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Omi Garden Flats, Block \d.* goes back on the list/);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  for (const tab of [page, second]) {
    await expect(tab.getByText('Your payment is cancelled and the unit is back on the list.')).toBeVisible();
  }
});

test('Plan C says until when the unit is held, and when the first contribution is due', async ({ page }) => {
  await createVerifiedBuyer(page);
  await openCalculator(page, 'C');
  const terms = await openTerms(page, ENTRIES);
  await expect(terms).toContainText('You hold the unit for 14 days.');
  await expect(terms).toContainText('when the hold ends: you make it from your dashboard');
  await terms.getByRole('button', { name: 'Agree' }).click();
  await expect(page).toHaveURL(/\/dashboard\/property\/omi-garden-flats-/);
  await expect(
    page.getByText(/^We hold Omi Garden Flats, Block \d.* Your first contribution is due then/),
  ).toBeVisible();
});
