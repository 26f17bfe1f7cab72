import type { Page } from '@playwright/test';

const KEPT_LINES = 40;

/** Records what a page went through, to diagnose failures on another machine. */
export function journalOf(page: Page): () => string {
  const startMs = Date.now();
  const lines: string[] = [];
  const add = (line: string) => lines.push(`${Date.now() - startMs} ms: ${line}`);
  page.on('framenavigated', (frame) => frame === page.mainFrame() && add(`at ${frame.url()}`));
  page.on('pageerror', ({ message }) => add(`threw ${message}`));
  page.on('console', (message) => message.type() === 'error' && add(`said ${message.text()}`));
  page.on('crash', () => add('crashed'));
  page.on('requestfailed', (request) => add(`lost ${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) add(`was told ${response.status()} by ${response.url()}`);
  });
  return () => lines.slice(-KEPT_LINES).join('\n');
}
