import { isAnythingKept } from '#app/device/deviceKeys.ts';
import { recordEarlyEvents } from '#app/rendering/earlyEvents.ts';
import { PAGE_DATA_ID } from '#app/rendering/pageDataId.ts';
import { whenWanted } from '#app/rendering/whenWanted.ts';
import { cameBack } from '#app/routing/cameBack.ts';
import { readToken } from '#app/session/cookie.ts';

/**
 * The first script of every page. A page that the server rendered can be read as it is: React and the screens load when
 * somebody is about to use it, or at once where that shows more. Nothing is awaited at the top: modules that share a
 * file with this one would wait for it.
 */
async function start(): Promise<void> {
  const pageData = document.getElementById(PAGE_DATA_ID);
  if (!pageData) return renderShell();
  const early = recordEarlyEvents();
  if (!isWantedAtOnce()) {
    fetchAhead(pageData.dataset.ahead?.split(' ') ?? []);
    await whenWanted();
  }
  try {
    const { hydrate } = await import('./main.tsx');
    await hydrate(early);
  } catch (error) {
    await sayOffline(error);
  }
}

async function renderShell(): Promise<void> {
  try {
    const { render } = await import('./main.tsx');
    await render();
  } catch (error) {
    if (navigator.onLine) throw error;
    // The shell is on this device, but not all scripts: under the same address the stored page says so.
    const response = await fetch('/offline.html');
    document.open();
    document.write(await response.text());
    document.close();
  }
}

/** Of a page that was only read, not all scripts are on this device: without a network it says from which day it is. */
async function sayOffline(error: unknown): Promise<void> {
  if (navigator.onLine) throw error;
  const { showOfflineNotice } = await import('#app/offline/register.ts');
  await showOfflineNotice();
}

/**
 * The signed in, and visitors of whom the device keeps something, are shown more; those who come back, their place; a
 * page that is read from this device says so.
 */
const isWantedAtOnce = (): boolean =>
  readToken() !== null || isAnythingKept() || cameBack() || !navigator.onLine;

/** Fetches scripts into the browser's cache once the page is there and nothing else is to be done. */
function fetchAhead(addresses: readonly string[]): void {
  atIdle(() => {
    for (const href of addresses)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      );
  });
}

/** After the page has loaded, when nothing else is to be done. */
function atIdle(run: () => void): void {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

void start();
if (import.meta.env.PROD)
  atIdle(async () => (await import('#app/offline/register.ts')).registerServiceWorker());
