import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const WIDTHS_PX = [360, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

/** What an open page or dialog shows has nothing for axe to find, and does not run over sideways. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // There are no frames of other origins, for which the slower way is.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect
    .soft(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      what,
    )
    .toStrictEqual([]);
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflowPx, `${what} runs over`).toBe(0);
}

/** The same on a phone and on a desk, by day and by night, without leaving the page. */
export async function expectAccessibleEverywhere(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page, `${what}, ${colorScheme} at ${width} px`);
    }
  }
}
