import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { axeViolations, COLOUR_RULES } from '#tests/kit/axe.ts';
import { expect } from './fixtures.ts';

const WIDTHS_PX = [360, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Asserts that axe finds no violation in an open page or dialog, and that nothing overflows horizontally. */
export async function expectAccessible(page: Page, what: string, options?: RunOptions): Promise<void> {
  const { poll } = expect.configure({ soft: true });
  await poll(() => axeViolations(page, options), { message: what }).toStrictEqual([]);
  await poll(
    () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    { message: `${what} runs over` },
  ).toBe(0);
}

/** Asserts the same at a phone's and a desktop's size, in the light and the dark theme, without leaving the page. */
export async function expectAccessibleEverywhere(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const rules = colorScheme === 'dark' ? COLOUR_RULES : {};
      await expectAccessible(page, `${what}, ${colorScheme} at ${width} px`, rules);
    }
  }
}
