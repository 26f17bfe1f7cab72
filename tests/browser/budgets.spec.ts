import type { Page } from '@playwright/test';
import { createPaidContribution, createVerifiedBuyer, findHome } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { silentEvents } from './kit/silentEvents.ts';

/** What a first visit may load before the first interaction, compressed. */
const MAX_SCRIPT_BYTES = 110_000;
const MAX_SCRIPT_REQUESTS = 12;
const MAX_STYLE_BYTES = 18_000;
const MAX_STYLE_REQUESTS = 2;

interface Loaded {
  readonly type: string;
  readonly bytes: number;
}

/** What a page with nothing in its cache may load before it is complete: it has no content without scripts. */
const MAX_LOADED = {
  '/login': { bytes: 270_000, requests: 12 },
  '/dashboard': { bytes: 305_000, requests: 28 },
} as const;

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });

test('a mouse that rests where the page appears loads nothing, and one that moves does', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/main-[^/]+\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/');
  // What a browser reports of a mouse that does not move, as soon as there is a page below it.
  const report = (types: readonly string[], screenY: number): Promise<void> =>
    page.evaluate(
      ([names, y]) => {
        for (const name of names)
          document.body.dispatchEvent(new PointerEvent(name, { screenX: 40, screenY: y, bubbles: true }));
      },
      [types, screenY] as const,
    );
  await report(['pointerover', 'pointermove', 'pointerover', 'pointermove'], 300);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await report(['pointermove'], 320);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('the user is read once, while the scripts load', async ({ page }) => {
  await createVerifiedBuyer(page);
  const responses: string[] = [];
  page.on('response', (response) => responses.push(new URL(response.url()).pathname));
  const user = page.waitForResponse('**/api/users/me');
  await page.route(/\/assets\/main-/, async (route) => {
    await user;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Tolu/ })).toBeVisible();
  expect(responses.filter((path) => path === '/api/users/me')).toHaveLength(1);
});

/** Records what a page loads, until its sums are asked for. */
function recordLoads(page: Page): (type: string) => Promise<{ requests: number; bytes: number }> {
  const loading: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    const measure = async (): Promise<Loaded> => {
      const { responseBodySize } = await request.sizes();
      const isScript = request.url().endsWith('.js');
      return { type: isScript ? 'script' : request.resourceType(), bytes: responseBodySize };
    };
    loading.push(measure());
  });
  return async (type) => {
    const some = (await Promise.all(loading)).filter((file) => file.type === type);
    return { requests: some.length, bytes: some.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
}

for (const name of ['landing', 'search', 'property'] as const) {
  test(`the ${name} page stays within its budget before the first interaction`, async ({ page, server }) => {
    const response = await fetch(`${server.origin}/api/propy/filter-properties?limit=1&page=1`);
    const { body } = (await response.json()) as { body: { properties: { id: string }[] } };
    const path = { landing: '/', search: '/search', property: `/property/${body.properties[0]?.id}` }[name];
    const sumOf = recordLoads(page);
    await page.goto(path);
    // Prefetched files count too.
    await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const script = await sumOf('script');
    const style = await sumOf('stylesheet');
    test.info().annotations.push({ type: 'loaded', description: JSON.stringify({ script, style }) });
    expect(script.bytes).toBeGreaterThan(0);
    expect(script.bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    expect(script.requests).toBeLessThanOrEqual(MAX_SCRIPT_REQUESTS);
    expect(style.bytes).toBeLessThanOrEqual(MAX_STYLE_BYTES);
    expect(style.requests).toBeLessThanOrEqual(MAX_STYLE_REQUESTS);
  });
}

test('a buyer whose browser has nothing in its cache loads few files', async ({ page, browser, server }) => {
  const buyer = await createVerifiedBuyer(page);
  await createPaidContribution(page, buyer, await findHome(page, 'Ikate Point'));
  const storageState = await page.context().storageState();
  for (const [path, most] of Object.entries(MAX_LOADED)) {
    const visitor = path === '/login' ? {} : { storageState };
    const context = await browser.newContext({ ...visitor, baseURL: server.origin, serviceWorkers: 'block' });
    const first = await context.newPage();
    await silentEvents(first);
    const sumOf = recordLoads(first);
    await first.goto(path);
    await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(first.locator('[aria-busy="true"]')).toHaveCount(0);
    await first.waitForLoadState('networkidle');
    const script = await sumOf('script');
    test.info().annotations.push({ type: 'loaded', description: JSON.stringify({ path, script }) });
    expect(script.bytes).toBeGreaterThan(0);
    expect(script.bytes).toBeLessThanOrEqual(most.bytes);
    expect(script.requests).toBeLessThanOrEqual(most.requests);
    await context.close();
  }
});
