import { expect, test } from './kit/fixtures.ts';

test('tells what changed, and marks it in the diagram', async ({ atlas }) => {
  const page = await atlas('#login');
  await expect(page.getByText('5 changes since abc1234 of 2026-11-20: Logging in')).toBeVisible();
  const changes = page
    .locator('section', { has: page.getByRole('heading', { name: 'What changed' }) })
    .last();
  const unverified = page.getByRole('link', { name: 'unverified', exact: true });
  await expect(changes.getByRole('listitem').filter({ has: unverified })).toContainText('new state');
  const thinking = changes.getByRole('listitem').filter({ hasText: 'The server thinks.' });
  const side = (name: string) => thinking.locator('section', { has: page.getByRole('heading', { name }) });
  const before = side('Before');
  const after = side('After');
  await expect(before).toContainText('description: The server thinks.');
  await expect(before).toContainText('can be retried: 30 seconds');
  await expect(after).toContainText('description: The server checks the credentials.');
  await expect(before.getByRole('img', { name: 'The screen, before' })).toHaveJSProperty('naturalWidth', 360);
  await expect(after.getByRole('img', { name: 'The screen, after' })).toHaveJSProperty('naturalWidth', 360);
  await expect(changes.getByRole('listitem').filter({ hasText: 'changed rule' })).toContainText('3 hours');
  await expect(changes.getByRole('listitem').filter({ hasText: 'form.left' })).toContainText(
    'gone transition',
  );
  await page.getByRole('radio', { name: 'Changes' }).click();
  const tag = (words: string) => page.locator('svg text').getByText(words, { exact: true });
  await expect(tag('new')).toHaveCount(2);
  await expect(tag('changed, lost 1')).toHaveCount(1);
  await atlas('#verifyOtp');
  await expect(page.getByText('Nothing since abc1234')).toBeVisible();
});
