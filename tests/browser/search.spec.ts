import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures.ts';
import { waitForHydration } from './kit/waitForHydration.ts';

/** Search for a visitor: rendered by the server, with and without script. */

const count = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search from the landing page, its filters, order and pages are forms and links', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Find your dream property' }).fill('Lagos');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search?q=Lagos');
    await expect(count(page)).toHaveText(/^About \d+ properties for Lagos$/);
    const all = await page.getByRole('article').count();

    await page.locator('summary', { hasText: 'Filters' }).click();
    await page.getByLabel('At most a month, ₦').fill('₦420,000');
    await page.getByLabel('Beds').last().selectOption('3');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/monthly=/);
    await page.waitForLoadState();
    const narrowed = await page.getByRole('article').count();
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThan(all);
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('3 beds');

    await page.getByLabel('Order').first().selectOption('price_desc');
    await page.getByRole('button', { name: 'Sort' }).first().click();
    await expect(page).toHaveURL(/sort=price_desc/);
    await expect(page.getByRole('article')).toHaveCount(narrowed);
    await page.getByRole('link', { name: 'Remove 3 beds' }).click();
    await expect(page).not.toHaveURL(/beds=3/);

    await page.goto('/search');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/search?page=2');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a search that finds nothing links to the searches that do', async ({ page }) => {
    await page.goto('/search?q=Lekki&beds=1&type=maisonette&min=900000000');
    await expect(page.getByRole('heading', { name: 'No property for Lekki' })).toBeVisible();
    await page.goto('/search?type=flat&min=900000000');
    const link = page.getByRole('link', { name: /^Without “From ₦900m”: \d+ homes?$/ });
    const homes = Number(/: (\d+)/.exec(await link.innerText())?.[1]);
    await link.click();
    await expect(page).toHaveURL('/search?type=flat');
    await expect(count(page)).toHaveText(new RegExp(`^${homes} Total Propert`));
  });
});

test('the page of the server is taken over as it is, without a second call', async ({ page }) => {
  const problems: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    // The tests run without a service worker.
    if (isProblem && !message.text().startsWith('Service Worker')) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (request.url().includes('/api/propy/')) calls.push(request.url());
  });
  for (const path of ['/search?q=Lagos&plan=A&months=36', '/', '/saved']) {
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
  }
  expect(problems).toStrictEqual([]);
  expect(calls).toStrictEqual([]);
});

test('Back from a home brings the results to where they were, also after a reload there', async ({
  page,
}) => {
  await page.goto('/search');
  await page.waitForLoadState('networkidle');
  const last = page.getByRole('article').last();
  const title = await last.getByRole('heading').innerText();
  for (const reload of [false, true]) {
    // The position to which the click itself would scroll.
    await last.getByRole('heading').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await last.getByRole('heading').click();
    await expect(page).toHaveURL(/\/property\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    if (reload) await page.reload();
    await page.goBack();
    await expect(last.getByRole('heading')).toHaveText(title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  }
});

test('an income is given once, kept on the device, and said on each home', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const salary = page.getByLabel('What do you earn in a month?');
  // Text typed before the page is hydrated does not count yet.
  await expect(async () => {
    await salary.fill('');
    await salary.fill('1200000');
    await expect(page.getByText(/^Kept on this device only/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto('/search');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Within reach: \d+% of your income$/).first()).toBeVisible();
  const all = await count(page).innerText();
  await page.getByRole('link', { name: 'Show only these' }).click();
  await expect(page).toHaveURL('/search?monthly=396000');
  await expect(count(page)).not.toHaveText(all);
  await expect(count(page)).toHaveText(/^\d+ Total Propert/);
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Within reach' })).not.toHaveCount(0);
  await expect(cards.filter({ hasNotText: 'Within reach' })).toHaveCount(0);
  await page.getByRole('button', { name: '₦ a month' }).click();
  await expect(page.getByText(/₦396,000 a month reaches homes up to ₦31.68m/)).toBeVisible();
  await page.getByLabel('At most a month').fill('300000');
  const shows = page.getByText(/^Shows \d+ homes?$/);
  const shown = Number(/\d+/.exec(await shows.innerText())?.[0]);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(count(page)).toHaveText(new RegExp(`^${shown} Total Propert`));
  await page.getByRole('button', { name: 'Change income' }).click();
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByText(/of your income$/)).toHaveCount(0);
});
