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
  if (!pageData) {
    const { render } = await import('./main.tsx');
    return render();
  }
  const early = recordEarlyEvents();
  // Back to a page of this document's past: nothing here could show it yet, so the server does.
  const leave = () => window.location.reload();
  window.addEventListener('popstate', leave);
  if (!isWantedAtOnce()) {
    fetchAhead(pageData.dataset.ahead?.split(' ') ?? []);
    await whenWanted();
  }
  try {
    const { hydrate } = await import('./main.tsx');
    window.removeEventListener('popstate', leave);
    await hydrate(early);
  } catch (error) {
    await sayOffline(error);
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
