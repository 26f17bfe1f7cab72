import { registerBuyer } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { silentEvents } from './kit/silentEvents.ts';
import { waitForHydration } from './kit/waitForHydration.ts';

/** Longer than a message stays without interaction. */
const LONG_MS = 6_000;
/** The page's clock runs until it is paused, and it cannot be paused in the past. */
const AHEAD_MS = 10_000;

test('a message stays while one points at it, also after another was closed there', async ({ page }) => {
  await silentEvents(page);
  await page.clock.install();
  await registerBuyer(page);
  await page.goto('/search');
  const save = page.getByRole('button', { name: /^Save /, pressed: false }).first();
  const messages = page.getByRole('region', { name: /^Messages/ });
  const message = messages.getByText('You have saved this property!');

  await waitForHydration(page);
  // A search in progress would time out.
  await page.waitForLoadState('networkidle');
  // A busy machine may need longer for a step than a message stays, so only the test advances the clock.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
  await save.click();
  await messages.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toHaveCount(0);
  await page.mouse.move(640, 100);

  await save.click();
  await message.hover();
  await page.clock.fastForward(LONG_MS);
  // A message that disappears is animated out first.
  await page.clock.fastForward(LONG_MS);
  await expect(message).toBeVisible();

  await page.mouse.move(640, 100);
  await page.clock.fastForward(LONG_MS);
  await expect(message).toHaveCount(0);
});
