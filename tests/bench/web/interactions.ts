import type { Browser, Page } from '@playwright/test';
import { type Network, openPhone } from './visit.ts';

/** What a visitor does on a public page once its script runs. */
export const ACTIONS = ['typing', 'opening the filters', 'Apply', 'save', 'opening the gallery'] as const;
export type Action = (typeof ACTIONS)[number];

/** Time for the result of an action to be painted and for the network to become idle. */
const SETTLE_MS = 400;

declare global {
  interface Window {
    /** The longest interaction until its next paint, since this was last set to 0. */
    slowestMs: number;
  }
}

/** Does each action once on a slowed phone. @returns milliseconds until the next paint. */
export async function interact(
  browser: Browser,
  searchUrl: string,
  propertyUrl: string,
): Promise<Record<Action, number>> {
  const page = await openPhone(browser, null);
  try {
    await page.addInitScript(observe);
    await open(page, searchUrl);
    const box = page.getByRole('searchbox');
    await box.tap();
    const typing = await timed(page, () => box.pressSequentially('Lekki'));
    await box.fill('');
    const opening = await timed(page, () => page.getByRole('button', { name: 'Filters' }).tap());
    await page.getByLabel('At most a month').fill('300000');
    const applying = await timed(page, () => page.getByRole('button', { name: 'Apply' }).tap());
    const saving = await timed(page, () =>
      page
        .getByRole('button', { name: /^Save / })
        .first()
        .tap(),
    );
    await open(page, propertyUrl);
    const gallery = await timed(page, () => page.getByRole('link', { name: /^Open picture 1/ }).tap());
    return {
      typing,
      'opening the filters': opening,
      Apply: applying,
      save: saving,
      'opening the gallery': gallery,
    };
  } finally {
    await page.context().close();
  }
}

interface FirstTap {
  /** Until the page shows that the tap was taken. */
  readonly paintMs: number;
  /** Until the response, including scripts and hydration. */
  readonly responseMs: number;
}

/** The first tap on a page not yet interacted with. */
export async function firstTap(browser: Browser, searchUrl: string, network: Network): Promise<FirstTap> {
  const page = await openPhone(browser, network);
  try {
    await page.addInitScript(observe);
    await page.goto(searchUrl);
    await page.waitForLoadState('networkidle');
    await startTiming(page);
    const startMs = performance.now();
    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.getByRole('button', { name: 'Apply' }).waitFor();
    const responseMs = performance.now() - startMs;
    await page.waitForTimeout(SETTLE_MS);
    return { paintMs: await page.evaluate(() => window.slowestMs), responseMs };
  } finally {
    await page.context().close();
  }
}

/** Opens a page and waits until its script runs. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => document.getElementById('page-styles') === null);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}

/** Forgets earlier events, such as one of a mouse at rest, which came before the first paint and waited for it. */
const startTiming = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.slowestMs = 0;
  });

async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  await startTiming(page);
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => window.slowestMs);
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  window.slowestMs = 0;
  // The DOM types lack the threshold; 16 ms is the minimum.
  const interactions = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.slowestMs = Math.max(window.slowestMs, duration);
  }).observe(interactions);
}
