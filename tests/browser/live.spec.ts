import type { Page, Request } from '@playwright/test';
import { agreed, type Buyer, findHome, transferred, verified } from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';

/** What a page learns of the server without asking. */

const HOME = 'Omi Garden Flats';

/** The paths of the API that a page calls from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}
const streamsIn = (calls: readonly string[]): number => calls.filter((path) => path === '/api/events').length;

/** A buyer on the dashboard, with a unit that waits for its first payment. */
async function openHeld(page: Page): Promise<{ buyer: Buyer; pay: () => Promise<void> }> {
  const buyer = await verified(page);
  const contribution = await agreed(page, buyer, await findHome(page, HOME));
  await page.clock.install();
  const isListening = page.waitForResponse('**/api/events');
  const running = new Set<Request>();
  page.on('request', (request) => !request.url().endsWith('/api/events') && running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  await page.goto(`/dashboard/property/${contribution.slug}`);
  await expect(page.getByText(/The first payment that arrives reserves it/)).toBeVisible();
  await isListening;
  // What the page fetches once the stream is open.
  await page.clock.fastForward(1_000);
  await expect.poll(() => running.size).toBe(0);
  return { buyer, pay: () => transferred(page, buyer, contribution.checkout_amount) };
}

test('money turns the page when it arrives, and until then the page asks for nothing', async ({ page }) => {
  const { pay } = await openHeld(page);
  const calls = callsOf(page);
  await page.clock.fastForward('00:50');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(calls).toEqual([]);
  await pay();
  await expect(page.getByText('1 of 24 instalments paid')).toBeVisible();
  expect(streamsIn(calls)).toBe(0);
});

test('a page that cannot have the stream polls, and turns too', async ({ page }) => {
  await page.route('**/api/events', (route) => route.fulfill({ status: 503, json: {} }));
  const { pay } = await openHeld(page);
  await pay();
  await expect(async () => {
    await page.clock.fastForward('00:15');
    await expect(page.getByText('1 of 24 instalments paid')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('two tabs read one stream, and both turn', async ({ page, context }) => {
  const { pay } = await openHeld(page);
  const other = await context.newPage();
  const calls = callsOf(other);
  await other.goto(page.url());
  await expect(other.getByText(/The first payment that arrives reserves it/)).toBeVisible();
  await pay();
  for (const tab of [page, other]) await expect(tab.getByText('1 of 24 instalments paid')).toBeVisible();
  expect(streamsIn(calls)).toBe(0);
});

test('a session that is ended on another device ends on this one, with no press', async ({ page }) => {
  const { buyer } = await openHeld(page);
  await page.request.post('/api/onboarding/logout', { headers: buyer.headers });
  await expect(page).toHaveURL(/\/login\?ended=1/);
});
