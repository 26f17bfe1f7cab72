import { expect, test } from './kit/fixtures.ts';

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
