import type { Page } from '@playwright/test';

/**
 * Opens the page's event stream without events, so that the test decides when the page learns of a change and the
 * network becomes idle.
 */
export const silentEvents = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const original = window.fetch;
    window.fetch = async (input, init) => {
      if (!String(input).endsWith('/api/events')) return original(input, init);
      const ready = new TextEncoder().encode('event: ready\nid: 1\ndata: {}\n\n');
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(ready);
          init?.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    };
  });
