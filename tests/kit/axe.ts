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

/** The rules whose result can change with the colour scheme; all other violations are found in the first scheme. */
export const COLOUR_RULES: RunOptions = { runOnly: ['color-contrast'] };

/**
 * The violations that axe finds in an open page, one entry per element. Its code is loaded once per page, because that
 * takes longer than most of its runs.
 */
export async function axeViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (given) => {
    if (!window.axe) throw new Error('axe was not loaded');
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...given });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, options);
}
