import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

/** What another colour scheme can change: all else about a page was found in the first. */
export const COLOUR_RULES: RunOptions = { runOnly: ['color-contrast'] };

/**
 * What axe finds in an open page, an entry for each element. Its code is loaded once for each page: that takes longer
 * than most of its runs.
 */
export async function axeViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (given) => {
    if (!window.axe) throw new Error('axe was not loaded');
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...given });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, options);
}
