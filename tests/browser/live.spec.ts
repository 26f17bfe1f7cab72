import type { Page, Request } from '@playwright/test';
import {
  type Buyer,
  createContribution,
  createVerifiedBuyer,
  findHome,
  transferToWallet,
} from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';

/** Changes that the server pushes to a page. */

const HOME = 'Ikate Point';

/** The API paths that a page calls from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}
const streamsIn = (calls: readonly string[]): number => calls.filter((path) => path === '/api/events').length;

/** Opens a page, waits until its stream is open and until what it fetches then has arrived. */
async function openListening(page: Page, address: string): Promise<void> {
  const running = new Set<Request>();
  const begin = (request: Request) => !request.url().endsWith('/api/events') && running.add(request);
  const end = (request: Request) => running.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await Promise.all([page.waitForResponse('**/api/events'), page.goto(address)]);
  await expect(page.getByText(/The first payment that arrives reserves it/)).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect.poll(() => running.size).toBe(0);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Opens the dashboard of a buyer whose unit awaits its first payment. */
async function openHeldContribution(page: Page): Promise<{ buyer: Buyer; pay: () => Promise<void> }> {
  const buyer = await createVerifiedBuyer(page);
  const contribution = await createContribution(page, buyer, await findHome(page, HOME));
  await page.clock.install();
  await openListening(page, `/dashboard/property/${contribution.slug}`);
  return { buyer, pay: () => transferToWallet(page, buyer, contribution.checkout_amount) };
}

test('money turns the page when it arrives, and until then the page asks for nothing', async ({ page }) => {
  const { pay } = await openHeldContribution(page);
  const calls = callsOf(page);
  // Longer than the interval between two polls, and well before the stream counts as dead, even on a slow machine.
  const moment = '00:20';
  // An earlier change may still cause one fetch, so this retries; polling would make calls in every attempt.
  await expect(async () => {
    await openListening(page, page.url());
    calls.length = 0;
    await page.clock.fastForward(moment);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(calls).toEqual([]);
  }).toPass();
  await pay();
  await expect(page.getByText('1 of 24 instalments paid')).toBeVisible();
  expect(streamsIn(calls)).toBe(0);
});

test('a page that cannot have the stream polls, and turns too', async ({ page }) => {
  await page.route('**/api/events', (route) => route.fulfill({ status: 503, json: {} }));
  const { pay } = await openHeldContribution(page);
  await pay();
  await expect(async () => {
    await page.clock.fastForward('00:15');
    await expect(page.getByText('1 of 24 instalments paid')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('two tabs read one stream, and both turn', async ({ page, context }) => {
  const { pay } = await openHeldContribution(page);
  const other = await context.newPage();
  const calls = callsOf(other);
  await other.goto(page.url());
  await expect(other.getByText(/The first payment that arrives reserves it/)).toBeVisible();
  await pay();
  for (const tab of [page, other]) await expect(tab.getByText('1 of 24 instalments paid')).toBeVisible();
  expect(streamsIn(calls)).toBe(0);
});

test('a session that is ended on another device ends on this one, with no press', async ({ page }) => {
  const { buyer } = await openHeldContribution(page);
  await page.request.post('/api/onboarding/logout', { headers: buyer.headers });
  await expect(page).toHaveURL(/\/login\?ended=elsewhere/);
  await expect(page.getByText('You were logged out from another device')).toBeVisible();
});
