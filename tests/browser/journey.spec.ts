import type { Download, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Plan } from '#domain/plans/plans.ts';
import { expect, test } from './kit/fixtures.ts';
import { buildPerson, type Person } from './kit/people.ts';
import { agreeTo, enterCode, logIn, logOut, pickUnitOfHome, signUp, transfer } from './kit/steps.ts';

/** The main job, end to end: from the first page to a contribution on the dashboard, and recovery after a crash. */

const HOME = 'Omi Garden Flats';

async function fromSearchToPlans(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByPlaceholder('Find your dream property').first().fill('Lekki');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^About \d+ properties for Lekki$/ })).toBeVisible();
  await page.getByRole('link', { name: HOME, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await pickUnitOfHome(page);

  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await signUp(page, person);
  await enterCode(page, person);

  await expect(page).toHaveURL(/\/select-unit/);
  await expect(page.getByRole('button', { name: /, Selected$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/select-plan/);
}

async function choosePlan(page: Page, plan: Plan): Promise<void> {
  await page.getByRole('button', { name: `Choose Plan ${plan}` }).click();
  await expect(page).toHaveURL(/\/contribution-calculator/);
}

const accountNumber = async (page: Page): Promise<string> => {
  const text = await page
    .getByText(/^\d{4} \d{3} \d{3}$/)
    .first()
    .innerText();
  return text.replace(/\s/g, '');
};

test.describe('a stranger buys towards a home', () => {
  test('on Plan B: pays, sees it arrive, pays again, and finds it all after a crash', async ({
    page,
    server,
  }) => {
    test.slow();
    const person = buildPerson();
    await fromSearchToPlans(page, person);
    await choosePlan(page, 'B');
    await agreeTo(page, { age: '30', salary: '1500000', months: 24 });

    await expect(page).toHaveURL(/\/send-payment/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('562,500');
    const account = await accountNumber(page);
    await page.getByRole('button', { name: 'I have sent the money' }).click();
    await expect(page).toHaveURL(/\/contribution-response/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/wait/i);

    // A transfer that is too small pays nothing; the rest completes the payment, and the page updates without a
    // reload.
    await transfer(page, { accountNumber: account, naira: '500000' });
    await transfer(page, { accountNumber: account, naira: '100000' });
    await expect(page.getByRole('heading', { level: 1, name: 'You just made a contribution' })).toBeVisible();
    await expect(
      page.getByText(
        'Your contribution has been received. You can monitor the progress of your contribution on your dashboard.',
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page).toHaveURL(/\/dashboard\/property\/omi-garden-flats-/);
    await expect(page.getByRole('main')).toContainText('₦562,500');
    await payFromDashboard(page, { choice: /^Pay Month/, account, naira: '525000' });
    await payFromDashboard(page, { choice: /custom/i, custom: '120000.50', account, naira: '120000.50' });
    await page.getByRole('tab', { name: 'Payment History' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('₦120,000.50');

    await page.goto('/dashboard/wallet');
    await expect(page.getByRole('main')).toContainText('₦120,000.50');
    await logOut(page);
    await logIn(page, person);
    await expectContribution(page);

    await server.kill();
    await server.resume();
    await page.goto('/dashboard');
    await expectContribution(page);
  });

  test('on Plan C: the dashboard takes the first payment', async ({ page }) => {
    const person = buildPerson();
    await fromSearchToPlans(page, person);
    await choosePlan(page, 'C');
    await agreeTo(page, { age: '30', salary: '1500000', months: 12 });
    await expect(page).toHaveURL(/\/dashboard\/property\/omi-garden-flats-/);
    await expect(
      page.getByText("You'll get the allocation letter when the first target is met.").first(),
    ).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('from the first page to the letter and the keys, on Plan A', async ({ page }) => {
    test.slow();
    const person = buildPerson();
    await page.goto('/');
    await page.getByRole('main').getByPlaceholder('Find your dream property').first().fill('Lekki');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: HOME, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
    await page.getByRole('link', { name: 'Select Unit' }).first().click();
    await page.getByRole('button', { name: '3D Models' }).click();
    await expect(page.getByRole('tab', { name: '3D Models', selected: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await pickUnitOfHome(page);

    await page.getByRole('link', { name: 'Sign Up' }).click();
    await signUp(page, person);
    await enterCode(page, person);
    // The unit chosen before the login is preselected; the buyer looks at it and takes it on one screen.
    await expect(page.getByText('1. Select a Block')).toBeVisible();
    await expect(page.getByRole('heading', { name: '2. Select a Unit' })).toBeVisible();
    const unit = page.getByRole('button', { name: /, Selected$/ });
    const name = (await unit.getAttribute('aria-label'))?.replace(/, Selected$/, '') ?? '';
    await unit.click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet.getByRole('img', { name: /^Floor plan of/ })).toBeVisible();
    await sheet.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/select-plan$/);
    await expect(page.getByText(`${name}.`, { exact: false }).first()).toBeVisible();

    await choosePlan(page, 'A');
    await agreeTo(page, { age: '30', salary: '3000000', months: 36 });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('9,000,000');
    // The buyer does not announce the transfer: the page changes when the money arrives.
    const account = await accountNumber(page);
    await transfer(page, { accountNumber: account, naira: '9000000' });
    await expect(page.getByRole('heading', { level: 1, name: 'You just made a contribution' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('1 of 37 instalments paid')).toBeVisible();
    await payFromDashboard(page, { choice: /^Pay Month 1/, account, naira: '1000000' });
    await expect(page.getByText('2 of 37 instalments paid')).toBeVisible();
    await payFromDashboard(page, { choice: /custom/i, custom: '35000000', account, naira: '35000000' });

    await expect(page.getByText(/we arrange the handover of your keys with you/)).toBeVisible();
    await page.getByRole('button', { name: 'Open the letter' }).click();
    const letter = page.getByRole('dialog', { name: 'Allocation letter' });
    await expect(letter.getByText(/You have paid the whole price of/)).toBeVisible();
    await expectDownload(page, letter, { button: 'Download PDF', name: /^AL-\d{4}-\d{6}\.pdf$/ });
    // No app of this browser accepts shared pictures, so the card is downloaded.
    const card = await expectDownload(page, letter, { button: 'Share', name: /\.png$/ });
    expect(await sharp(await card.path()).metadata()).toMatchObject({ width: 1080, height: 1350 });
    await expect(page.getByText('The card is saved as a picture.')).toBeVisible();
    const code = await letter.locator('strong').last().innerText();
    // Escape closes the letter even while a file is on its way, and the letter opens again.
    await page.route('**/api/documents/*/file?*', () => {});
    await letter.getByRole('button', { name: 'Print' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open the letter' }).click();
    await letter.getByRole('button', { name: 'Close the letter' }).click();
    await expect(page.getByRole('button', { name: 'Open the letter' })).toBeVisible();

    await page.goto('/verify');
    await page.getByLabel('Code').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL(`/verify/${code}`);
    await expect(page.getByRole('heading', { name: 'We issued a document with this number' })).toBeVisible();
  });
});

/** A file that a button of the letter downloads. */
async function expectDownload(
  page: Page,
  letter: Locator,
  { button, name }: { button: string; name: RegExp },
): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    letter.getByRole('button', { name: button }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(name);
  return file;
}

async function payFromDashboard(
  page: Page,
  { choice, custom, account, naira }: { choice: RegExp; custom?: string; account: string; naira: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Make Contribution' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: choice }).click();
  if (custom) await dialog.getByLabel('Amount', { exact: true }).fill(custom);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'I have sent the money' }).click();
  await transfer(page, { accountNumber: account, naira });
  await expect(dialog.getByText(/received/i).first()).toBeVisible();
  await dialog
    .getByRole('button', { name: /^(Done|Close)$/ })
    .last()
    .click();
}

async function expectContribution(page: Page): Promise<void> {
  await page.goto('/dashboard/properties');
  await expect(page.getByRole('link', { name: new RegExp(HOME) }).first()).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(HOME) })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText('₦1,245,000.50');
}
