import type { Page } from '@playwright/test';
import { visitDashboardScreens, visitWizardScreens } from './kit/buyerScreens.ts';
import { createPaidContribution, createVerifiedBuyer, findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { drawnOrder, tabStops } from './kit/keyboard.ts';
import { silentEvents } from './kit/silentEvents.ts';
import { BLOCK_WITH_UNITS, openTerms, pickUnit } from './kit/steps.ts';
import { waitForHydration } from './kit/waitForHydration.ts';

/**
 * Each Tab stop has a focus ring and is visible: no bar at the top or the bottom of the page covers it. The order of the
 * stops is the one in which they are drawn.
 */

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;

async function expectStopsInView(page: Page, screen: string): Promise<void> {
  const stops = await tabStops(page);
  expect.soft(stops.length, `${screen} has stops`).toBeGreaterThan(1);
  expect
    .soft(
      stops.filter(({ isRinged, isInView }) => !isRinged || !isInView),
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

test.describe('at 400 % zoom', () => {
  // A window of 1280×1024.
  test.use({ viewport: { width: 320, height: 256 } });

  test('no bar of the dashboard covers what has the focus', async ({ page }) => {
    await silentEvents(page);
    const buyer = await createVerifiedBuyer(page);
    await createPaidContribution(page, buyer, await findHome(page, 'Ikate Point'));
    await page.goto('/dashboard');
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Make Contribution' }).first()).toBeVisible();
    await expectStopsInView(page, 'the dashboard');
  });
});

test('the buttons of dialogs and of the payment are reached in the order in which they are drawn', async ({
  page,
}) => {
  await silentEvents(page);
  await createVerifiedBuyer(page);
  await page.goto(`/select-unit?property=${await findHome(page, 'Omi Garden Flats')}`);
  await pickUnit(page);
  await page.getByRole('button', { name: 'Choose Plan B' }).click();
  const expectOrder = async (names: readonly string[]) => {
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      const buttons = page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
      await expect(buttons).toHaveText(names);
      expect.soft(await drawnOrder(buttons), `at ${viewport.width} px`).toStrictEqual(names);
    }
  };
  const terms = await openTerms(page, { age: '30', salary: '1500000', months: 24 });
  await expectOrder(['Cancel', 'Agree']);
  await terms.getByRole('button', { name: 'Agree' }).click();
  await expectOrder(['Cancel Payment', 'I have sent the money']);
  await page.getByRole('button', { name: 'Cancel Payment' }).click();
  await expectOrder(['Keep the unit', 'Yes, cancel it']);
});

test.describe('the focus, when what had it is gone', () => {
  test('is at the answer to the income, and at the heading after a filter', async ({ page }) => {
    await page.goto('/search?plan=C&beds=3');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'See what is within reach' }).press('Enter');
    await page.getByLabel('What do you earn in a month?').fill('900000');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toContainText('a month: on Plan C');
    await page.getByRole('button', { name: 'Change income' }).press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.locator(':focus')).toContainText('a month: on Plan C');
    await page.getByRole('link', { name: /^Remove 3/ }).press('Enter');
    await expect(page).not.toHaveURL(/beds/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('is at the option after its comparison, and at the heading after a dialog whose button is gone', async ({
    page,
  }) => {
    const buyer = await createVerifiedBuyer(page);
    const { slug } = await createPaidContribution(page, buyer, await findHome(page, 'Ikate Point'));
    await page.goto(`/dashboard/property/${slug}`);
    await page.goto(`/dashboard/property/${slug}/change`);
    const heading = page.getByRole('heading', { level: 1 });
    const compare = page.getByRole('button', { name: 'Compare: Another duration' });
    await compare.press('Enter');
    await expect(page.locator(':focus')).toContainText('Before and after');
    await page.getByRole('button', { name: 'Keep it as it is' }).press('Enter');
    await expect(compare).toBeFocused();
    await expect(compare).toBeInViewport();
    await compare.press('Enter');
    await expect(page.locator(':focus')).toContainText('Before and after');
    await page.goBack();
    await expect(compare).toBeFocused();
    await expect(page).toHaveURL(/\/change$/);
    await compare.press('Enter');
    await page.reload();
    await expect(compare).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.history.state?.usr ?? null)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/dashboard/property/${slug}$`));
    await page.getByRole('button', { name: 'Withdraw payment' }).press('Enter');
    await page.getByRole('button', { name: 'Yes, withdraw it' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Withdraw payment' })).toHaveCount(0);
    await expect(heading).toBeFocused();
  });
});

test('Tab from the last control of a long sheet brings the first into view', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await createVerifiedBuyer(page);
  await page.goto(`/select-unit?property=${await findHome(page, 'Ile Ayo Court')}`);
  await page.getByRole('radio', { name: BLOCK_WITH_UNITS }).first().click();
  await page
    .getByRole('button', { name: /Available/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading').last().scrollIntoViewIfNeeded();
  await sheet.getByRole('button', { name: 'Next', exact: true }).focus();
  await sheet.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await page.keyboard.press('Tab');
  const close = sheet.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await expect(close).toBeInViewport({ ratio: 1 });
});
