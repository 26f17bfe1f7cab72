import type { Page } from '@playwright/test';
import { visitDashboardScreens, visitWizardScreens } from './kit/buyerScreens.ts';
import { createVerifiedBuyer, findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { tabStops } from './kit/keyboard.ts';
import { silentEvents } from './kit/silentEvents.ts';
import { BLOCK_WITH_UNITS } from './kit/steps.ts';
import { waitForHydration } from './kit/waitForHydration.ts';

/** Each Tab stop has a focus ring and is visible: no bar at the top or the bottom of the page covers it. */

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;

async function expectStopsInView(page: Page, screen: string): Promise<void> {
  const stops = await tabStops(page);
  expect.soft(stops.length, `${screen} has stops`).toBeGreaterThan(1);
  expect
    .soft(
      stops.filter(({ isRinged, isInSight }) => !isRinged || !isInSight),
      screen,
    )
    .toStrictEqual([]);
}

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => silentEvents(page));

    test('the wizard', async ({ page }) => {
      test.slow();
      await visitWizardScreens(page, (screen) => expectStopsInView(page, screen));
    });

    test('the dashboard', async ({ page }) => {
      test.slow();
      await visitDashboardScreens(page, (screen) => expectStopsInView(page, screen));
    });

    test('the search, and a home with its windows', async ({ page }) => {
      await createVerifiedBuyer(page);
      await page.goto('/search');
      await waitForHydration(page);
      await expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible();
      await expectStopsInView(page, 'the search');
      await page.goto(`/property/${await findHome(page, 'Omi Garden Flats')}`);
      await waitForHydration(page);
      const block = page.getByRole('radio', { name: BLOCK_WITH_UNITS }).first();
      // The units load when the user scrolls near them.
      await page.getByRole('heading', { name: 'Units and floor plans' }).scrollIntoViewIfNeeded();
      await block.click();
      await expect(page.getByRole('button', { name: /Available/ }).first()).toBeVisible();
      await expectStopsInView(page, 'a home');
    });
  });
}
