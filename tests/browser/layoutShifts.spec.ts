import type { Page, Route } from '@playwright/test';
import { naira } from '#domain/money.ts';
import {
  createPaidContribution,
  createVerifiedBuyer,
  findHome,
  setSaved,
  transferToWallet,
} from './kit/buyers.ts';
import { expect, test } from './kit/fixtures.ts';
import { waitForHydration } from './kit/waitForHydration.ts';

/**
 * What a buyer is about to press must not move away while a screen loads, in whatever order its data comes: on a slow
 * connection the calls of one screen are seconds apart.
 */

const HOME = 'Ikate Point';
/** A fifth of what https://web.dev/articles/cls calls good. */
const SHIFT_LIMIT = 0.02;
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;
/** Which of the calls that wait is responded to next. */
const ORDERS = ['oldest', 'newest'] as const;

interface Shift {
  readonly value: number;
  readonly of: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('no screen of the dashboard moves while it loads', async ({ page }) => {
      test.slow();
      const buyer = await createVerifiedBuyer(page);
      const home = await findHome(page, HOME);
      const { slug } = await createPaidContribution(page, buyer, home);
      await transferToWallet(page, buyer, naira(50_000));
      await setSaved(page, buyer, { propertyId: home, isSaved: true });
      await page.addInitScript(recordShifts);
      const plan = `/dashboard/property/${slug}`;
      for (const path of [
        '/dashboard',
        '/dashboard/properties',
        plan,
        `${plan}?tab=progress`,
        `${plan}?tab=payments`,
        `${plan}?tab=documents`,
        `${plan}/hard-month`,
        `${plan}/change`,
        `${plan}/leave`,
        '/dashboard/documents',
        '/dashboard/saved',
        '/dashboard/wallet',
        '/dashboard/profile',
        '/dashboard/profile?tab=security',
        '/dashboard/erase',
      ])
        for (const order of ORDERS) {
          await loadOneByOne(page, path, order);
          await expectStill(page, `${path}, the ${order} call first`);
        }
    });

    test('no public page moves while it loads, comes alive and is read', async ({ page }) => {
      const home = await findHome(page, HOME);
      await page.addInitScript(recordShifts);
      for (const path of ['/', '/search', `/property/${home}`, '/homes/lagos', '/contact-support']) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await waitForHydration(page);
        await readToTheEnd(page);
        await expectStill(page, path);
        if (path.startsWith('/property/')) await expectNoGapBelowUnits(page);
      }
    });
  });
}

async function expectStill(page: Page, what: string): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const report = shifts.map(({ value, of }) => `${value.toFixed(3)} ${of.join(', ')}`).join('\n');
  expect.soft(total, `${what}:\n${report}`).toBeLessThan(SHIFT_LIMIT);
}

/** The height that was reserved for the drawings is given up where nobody reads. */
async function expectNoGapBelowUnits(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const picker = page.getByRole('region', { name: 'Units and floor plans' }).locator('> div').last();
  await expect
    .poll(() =>
      picker.evaluate((element) => {
        const endOf = (part: Element | null) => part?.getBoundingClientRect().bottom ?? Number.NaN;
        return endOf(element) - endOf(element.firstElementChild);
      }),
    )
    .toBeLessThanOrEqual(1);
}

/** Scrolls a screen at a time: what loads on sight must not move what is read. */
async function readToTheEnd(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight, behavior: 'instant' }));
    await painted(page);
    await page.waitForLoadState('networkidle');
  }
}

/** Loads a page whose calls are responded to one at a time, each after the page has shown the one before. */
async function loadOneByOne(page: Page, path: string, order: (typeof ORDERS)[number]): Promise<void> {
  const waiting: Route[] = [];
  const isCall = (url: URL) => url.pathname.startsWith('/api/') && !url.pathname.endsWith('/events');
  const hold = (route: Route): void => {
    waiting.push(route);
  };
  await page.route(isCall, hold);
  await page.goto(path);
  await expect(async () => {
    for (let next = waiting.shift(); next; next = order === 'oldest' ? waiting.shift() : waiting.pop()) {
      const request = next.request();
      await next.continue();
      await (await request.response())?.finished();
      await painted(page);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1 });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 1 });
  }).toPass();
  await page.unroute(isCall, hold);
}

/** Waits for two frames, the second of which shows what changed before the first. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Runs in the page, before its own scripts. */
function recordShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || typeof entry.value !== 'number' || !('sources' in entry)) continue;
      const sources = Array.isArray(entry.sources) ? entry.sources : [];
      const of = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${node?.nodeName} "${String(node?.textContent).slice(0, 30)}" ${from.y}→${to.y}`,
      );
      window.shifts.push({ value: entry.value, of });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
