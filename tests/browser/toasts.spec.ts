import { registered } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { untilHydrated } from './kit/untilHydrated.ts';

/** Longer than a message stays by itself. */
const LONG_MS = 6_000;

test('a message stays while one points at it, also after another was closed there', async ({ page }) => {
  await page.clock.install();
  await registered(page);
  await page.goto('/search');
  const save = page.getByRole('button', { name: /^Save /, pressed: false }).first();
  const messages = page.getByRole('region', { name: /^Messages/ });
  const message = messages.getByText('You have saved this property!');

  await untilHydrated(page);
  await save.click();
  await messages.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toHaveCount(0);
  await page.mouse.move(640, 100);

  await save.click();
  await message.hover();
  await page.clock.fastForward(LONG_MS);
  // What goes is on its way for another moment.
  await page.clock.fastForward(LONG_MS);
  await expect(message).toBeVisible();

  await page.mouse.move(640, 100);
  await page.clock.fastForward(LONG_MS);
  await expect(message).toHaveCount(0);
});
