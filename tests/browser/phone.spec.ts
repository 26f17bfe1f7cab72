import { expect, test } from './kit/fixtures.ts';
import { aPerson } from './kit/people.ts';
import { enterCode, pickUnitOfHome, signUp } from './kit/steps.ts';

/** What a buyer sees at 360 px. */
test.use({ viewport: { width: 360, height: 800 } });

test('the search of the landing page shows its whole hint', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('main').getByPlaceholder('Find your dream property').first();
  const { neededPx, givenPx } = await field.evaluate((element) => {
    const style = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen || !(element instanceof HTMLInputElement)) throw new Error('Nothing to measure with');
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return {
      neededPx: pen.measureText(element.placeholder).width,
      givenPx:
        element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
    };
  });
  expect(givenPx).toBeGreaterThanOrEqual(neededPx);
});

test('a unit is looked at and chosen on one screen, and is the one that the wizard opens with', async ({
  page,
}) => {
  await page.goto('/search?q=Lekki');
  await page.getByRole('link', { name: 'Omi Garden Flats', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Omi Garden Flats' })).toBeVisible();
  await page.getByRole('link', { name: 'Select Unit' }).first().click();
  await page.getByRole('button', { name: '3D Models' }).click();
  await expect(page.getByRole('tab', { name: '3D Models', selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await pickUnitOfHome(page);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  const person = aPerson();
  await signUp(page, person);
  await enterCode(page, person);
  await expect(page.getByText('1. Select a Block')).toBeVisible();
  await expect(page.getByRole('heading', { name: '2. Select a Unit' })).toBeVisible();
  const unit = page.getByRole('button', { name: /, Selected$/ });
  const name = (await unit.getAttribute('aria-label'))?.replace(/, Selected$/, '') ?? '';
  await unit.click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('img', { name: /^Floor plan of/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`${name}.`, { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/select-plan$/);
});
