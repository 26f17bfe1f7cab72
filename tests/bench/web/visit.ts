import type { Browser, Page, Request } from '@playwright/test';

export interface Network {
  readonly name: string;
  readonly kilobitsPerSecond: number;
  readonly latencyMs: number;
}

/** The measurements of a first visit, until nothing more is loaded. */
export interface Visit {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** The total duration of long tasks, not only the part above 50 ms. */
  readonly longTasksMs: number;
  readonly scriptBytes: number;
  readonly requests: number;
}

const SLOWED = 4;
const VIEWPORT = { width: 360, height: 640 };
/** Wait after the network is idle, until the last paint is reported. */
const SETTLE_MS = 500;
/** Nothing was requested or received for so long: what is still open then is not waited for. */
const STALLED_MS = 30_000;
/** The longest wait for anything on a page: allows for a slow network, and a machine that also runs tests. */
export const DEADLINE_MS = 300_000;

/** A page in a phone's browser context on a network, with an empty cache. */
export async function openPhone(browser: Browser, network: Network | null): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true });
  context.setDefaultTimeout(DEADLINE_MS);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  if (network) {
    const bytesPerSecond = (network.kilobitsPerSecond * 1000) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return page;
}

export async function visit(browser: Browser, url: string, network: Network): Promise<Visit> {
  const page = await openPhone(browser, network);
  try {
    await page.addInitScript(observe);
    const bytes: Promise<number>[] = [];
    let requests = 0;
    page.on('requestfinished', (request) => {
      requests += 1;
      if (new URL(request.url()).pathname.endsWith('.js'))
        bytes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const stalled = stalledOf(page);
    await page.goto(url, { waitUntil: 'load' });
    await Promise.race([page.waitForLoadState('networkidle'), stalled]);
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate(() => window.seen);
    return {
      ...seen,
      requests,
      scriptBytes: (await Promise.all(bytes)).reduce((sum, size) => sum + size, 0),
    };
  } finally {
    await page.context().close();
  }
}

/** Chromium may report no end of a request, which `networkidle` would await in vain; its address is printed. */
function stalledOf(page: Page): Promise<void> {
  const open = new Set<Request>();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      console.warn('Not ended:', [...open].map((request) => request.url()).join(' '));
      resolve();
    }, STALLED_MS).unref();
    const end = (request: Request): void => {
      open.delete(request);
      timer.refresh();
    };
    page.on('request', (request) => {
      open.add(request);
      timer.refresh();
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    page.once('close', () => clearTimeout(timer));
  });
}

declare global {
  interface Window {
    seen: { fcpMs: number; lcpMs: number; cls: number; longTasksMs: number };
  }
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen = { fcpMs: 0, lcpMs: 0, cls: 0, longTasksMs: 0 };
  window.seen = seen;
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcpMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcpMs = startTime;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.cls += entry.value;
  });
  watch('longtask', ({ duration }) => {
    seen.longTasksMs += duration;
  });
}
