import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { buildPerson, codeFor, type Person } from './people.ts';

/** A buyer's steps, by the labels of the screens. */

export async function signUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(person.phone);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Create Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify phone number' })).toBeVisible();
}

/** The last digit submits the code. */
export async function enterCode(page: Page, person: Person, length = 4): Promise<void> {
  await page.getByLabel(`${length}-digit code`).fill(await codeFor(page, person, length));
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Phone number or Email').fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** The name of a block with available units; other blocks read 'Sold' or 'On hold'. */
export const BLOCK_WITH_UNITS = /^Block.* left/;

export async function pickUnit(page: Page): Promise<void> {
  await page.getByRole('radio', { name: BLOCK_WITH_UNITS }).first().click();
  await page
    .getByRole('button', { name: /Available/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Next' }).first().click();
}

/** Picks a unit on the page of a home as a visitor, which leads to the login. */
export async function pickUnitOfHome(page: Page): Promise<void> {
  const selectUnit = page.getByRole('link', { name: 'Select Unit' }).first();
  await selectUnit.waitFor({ state: 'attached' });
  // Until its styles have loaded, a page also shows the link for phones.
  await page.waitForLoadState();
  await selectUnit.click();
  await page
    .getByRole('button', { name: /Available/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Next' }).first().click();
}

interface Entries {
  readonly age: string;
  /** In naira, as typed. */
  readonly salary: string;
  readonly months: number;
}

/** Fills in the calculator and continues to its terms. */
export async function openTerms(page: Page, { age, salary, months }: Entries): Promise<Locator> {
  await page.getByLabel('Age', { exact: true }).fill(age);
  await page.getByLabel('Salary a month').fill(salary);
  await page.getByLabel('Duration').selectOption(String(months));
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).first().click();
  return page.getByRole('dialog', {
    name: 'Before you proceed, here are the terms for starting a contribution scheme',
  });
}

export async function agreeTo(page: Page, entries: Entries): Promise<void> {
  const terms = await openTerms(page, entries);
  await terms.getByRole('button', { name: 'Agree' }).click();
}

/** Acts as the buyer's bank at /sandbox, in a separate tab. */
export async function transfer(
  page: Page,
  { accountNumber, naira }: { accountNumber: string; naira: string },
): Promise<void> {
  const sandbox = await page.context().newPage();
  await sandbox.goto(new URL('/sandbox', page.url()).href);
  await sandbox.getByLabel('Account number').fill(accountNumber);
  await sandbox.getByLabel('Amount', { exact: true }).fill(naira);
  await sandbox.getByRole('button', { name: /^Send/ }).click();
  await expect(sandbox.getByText('The transfer is sent')).toBeVisible();
  await sandbox.close();
}

/** Moves through the open pictures with the arrow key until `check` passes. */
export async function browsePictures(page: Page, check: () => Promise<void>): Promise<void> {
  // The dialog receives keys only once the focus is in it.
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  // A key pressed before the pictures are laid out has no effect.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await check();
  }).toPass();
}

/** Registers and verifies a new person, who is then on the dashboard. */
export async function registerAndVerify(page: Page): Promise<Person> {
  const person = buildPerson();
  await page.goto('/sign-up');
  await signUp(page, person);
  await enterCode(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  return person;
}
