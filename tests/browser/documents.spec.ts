import { agreed, declared, findHome, transferred, verified } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';

const HOME = 'Omi Garden Flats';

test('at the first target the letter unfolds, is downloaded, and anyone can check it', async ({ page }) => {
  const buyer = await verified(page);
  const contribution = await agreed(page, buyer, await findHome(page, HOME));
  await declared(page, buyer, { id: contribution.id, amount: contribution.target });
  await transferred(page, buyer, contribution.target);
  await page.goto(`/dashboard/property/${contribution.slug}?letter=open`);
  const letter = page.getByRole('dialog', { name: 'Allocation letter' });
  await expect(letter.getByRole('heading', { name: 'Allocation letter' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    letter.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^AL-\d{4}-\d{6}\.pdf$/);
  const code = await letter.locator('strong').last().innerText();
  await letter.getByRole('button', { name: 'Close the letter' }).click();
  await expect(page).toHaveURL(`/dashboard/property/${contribution.slug}`);
  await expect(page.getByRole('button', { name: 'Open the letter' })).toBeVisible();

  await page.goto('/verify');
  await page.getByLabel('Code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page).toHaveURL(`/verify/${code}`);
  await expect(page.getByRole('heading', { name: 'This document is genuine' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a code that was never issued is not found, and another can be typed', async ({ page }) => {
    const response = await page.goto('/verify/0000-0000-0000-0000');
    expect(response?.status()).toBe(404);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We issued no document with this code');
    await page.getByLabel('Another code').fill('1111 1111 1111 1111');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL('/verify/1111-1111-1111-1111');
  });
});
