import type { Locator, Page } from '@playwright/test';
import { unitAddress } from '#machines/contribution/contribution.urls.ts';
import { createVerifiedBuyer, findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { openTerms, pickUnit } from './kit/steps.ts';
import { waitForHydration } from './kit/waitForHydration.ts';

/** Fields for money and numbers, with a browser's real keyboard, clipboard and selection. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

async function pasteOver(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await paste(page, text);
}

/** Waits for hydration: before it, the browser alone handles a field. */
async function openLandingCalculator(page: Page): Promise<Locator> {
  await page.goto('/');
  const salary = page.getByLabel('What do you earn in a month?');
  await salary.focus();
  await waitForHydration(page);
  return salary;
}

const NO_AMOUNT = 'Write the amount in figures, like 450,000 or 2.5m.';

test('the calculator on the landing page takes every amount as it is pasted', async ({ page }) => {
  const salary = await openLandingCalculator(page);
  for (const text of ['450,000', '450000', '₦450,000', 'NGN 450 000', '450k']) {
    await pasteOver(page, salary, text);
    await salary.blur();
    await expect(salary).toHaveValue('450,000');
    await expect(page.getByText('₦148,500').first()).toBeVisible();
  }
  await pasteOver(page, salary, '1e9');
  await expect(salary).toHaveValue('1e9');
  await expect(page.getByText(NO_AMOUNT)).toBeVisible();
});

test('an amount is edited in its middle, and the caret stays where it is', async ({ page }) => {
  const salary = await openLandingCalculator(page);
  await salary.fill('');
  await salary.pressSequentially('1234567');
  await expect(salary).toHaveValue('1,234,567');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(salary).toHaveValue('123,567');
  await page.keyboard.type('89');
  await expect(salary).toHaveValue('12,389,567');
  await page.keyboard.press('Delete');
  await expect(salary).toHaveValue('1,238,967');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(salary).toHaveValue('238,967');
  await page.keyboard.type('4');
  await expect(salary).toHaveValue('4,238,967');
});

test('the price filter is searched by what stands in it, and by nothing that cannot be read', async ({
  page,
}) => {
  await page.goto('/search');
  await page.getByRole('button', { name: 'Price' }).click();
  const [minimum, maximum] = [page.getByLabel('Minimum'), page.getByLabel('Maximum')];
  await expect(minimum).toHaveAttribute('placeholder', '₦0');
  await expect(maximum).toHaveAttribute('placeholder', '₦0');
  await minimum.fill('15,000,000');
  await pasteOver(page, minimum, '15000000');
  await expect(minimum).toHaveValue('15,000,000');
  await pasteOver(page, maximum, '-60m');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('An amount cannot be less than ₦0.')).toBeVisible();
  await expect(maximum).toBeFocused();
  await expect(page).toHaveURL(/\/search$/);
  await pasteOver(page, maximum, '60m');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/min=15000000&max=60000000/);

  await page.getByRole('button', { name: 'Price: ₦15m to ₦60m' }).click();
  await pasteOver(page, minimum, 'cheap');
  await page.getByRole('button', { name: 'Clear price' }).click();
  await expect(minimum).toHaveValue('');
  await expect(maximum).toHaveValue('');
});

test('the contribution calculator keeps age, salary and RSA balance as they are typed', async ({ page }) => {
  await createVerifiedBuyer(page);
  await page.goto(unitAddress(await findHome(page, 'Ile Ayo Court')));
  await pickUnit(page);
  await page.getByRole('button', { name: 'Choose Plan A' }).click();
  const salary = page.getByLabel('Salary a month');
  await salary.fill('450,000');
  await pasteOver(page, salary, '450000');
  await expect(salary).toHaveValue('450,000');
  await page.getByLabel('RSA balance').fill('2.5m');

  const entries = { age: '30.5', salary: '1,500,000', months: 24 };
  const terms = await openTerms(page, entries);
  const age = page.getByLabel('Age', { exact: true });
  await expect(page.getByText('Write a whole number in figures, like 34.')).toBeVisible();
  await expect(age).toBeFocused();
  await expect(age).toHaveValue('30.5');
  await expect(page.getByLabel('RSA balance')).toHaveValue('2,500,000');
  await expect(terms).toHaveCount(0);
  await openTerms(page, { ...entries, age: '30' });
  await expect(terms).toBeVisible();
});
