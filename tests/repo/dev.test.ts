import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/root.mjs';
import { run } from '../../scripts/setup/run.mjs';

it('tells the page of development what the server tells its own', async () => {
  const vite = await createServer({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'silent',
  });
  try {
    const html = await vite.transformIndexHtml('/', await readFile(path.join(ROOT, 'index.html'), 'utf8'));
    const content = /<meta name="app-settings" content="([^"]*)">/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(content.replaceAll('&quot;', '"'))).toMatchObject({
      productName: 'Kolo',
      sandbox: { bank: true, messages: true, scenarios: false },
      unitHoldMs: 48 * 3_600_000,
      planCHoldMs: 14 * 24 * 3_600_000,
      paymentLapseMs: 14 * 24 * 3_600_000,
      exitFeeBps: 0,
    });
  } finally {
    await vite.close();
  }
});

it('ends a program that it runs when it is told to', async () => {
  const ending = new AbortController();
  const code = run('node', ['-e', 'setInterval(() => {}, 1000)'], { signal: ending.signal });
  ending.abort();
  expect(await code).toBe(1);
});
