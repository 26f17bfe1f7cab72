import type { Locator, Page } from '@playwright/test';
import { createVerifiedBuyer } from '#tests/browser/kit/buyers.ts';
import { waitForHydration } from '#tests/browser/kit/waitForHydration.ts';
import type { PageBinding, World } from '../world.ts';

/** The page's clock runs until it is paused, and it cannot be paused in the past. */
const AHEAD_MS = 10_000;

const heart = (page: Page, isSaved: boolean): Locator =>
  page.getByRole('button', { name: /^Save /, pressed: isSaved }).first();

const saveOne = ({ page }: World): Promise<void> => heart(page, false).click();
const unsaveOne = ({ page }: World): Promise<void> => heart(page, true).click();

/** Saves a home on the open page while the call fails: with no response, or with one that is not our server's. */
async function saveInVain({ page }: World, answer: 'none' | 'not ours'): Promise<void> {
  await page.route(
    '**/api/propy/save-property',
    (route) =>
      answer === 'none'
        ? route.abort('internetdisconnected')
        : route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    { times: 1 },
  );
  await heart(page, false).click();
}

/**
 * A message is displayed for a few seconds, which a busy machine may need to find it: only the path advances the clock.
 */
async function stopTime(page: Page): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(nowMs + AHEAD_MS);
}

export const notifications: PageBinding = {
  open: async ({ page, account }) => {
    await createVerifiedBuyer(page, account);
    await page.goto('/search');
    await heart(page, false).waitFor();
    await waitForHydration(page);
    // A search in progress would time out.
    await page.waitForLoadState('networkidle');
    await stopTime(page);
  },
  calls: {},
  actions: {
    'one is said': saveOne,
    'it is said again': saveOne,
    'the same is said': saveOne,
    'a second is said': unsaveOne,
    'another is said meanwhile': unsaveOne,
    'a third is said': (world) => saveInVain(world, 'not ours'),
    'a fourth is said': (world) => saveInVain(world, 'none'),
  },
};
