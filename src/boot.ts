import { isAnythingKept } from '#app/device/deviceKeys.ts';
import { registerAtIdle } from '#app/offline/register.ts';
import { recordEarlyEvents } from '#app/rendering/earlyEvents.ts';
import { PAGE_DATA_ID } from '#app/rendering/pageDataId.ts';
import { whenWanted } from '#app/rendering/whenWanted.ts';
import { readToken } from '#app/session/cookie.ts';

/**
 * The first script of every page. A page that the server rendered can be read as it is: React and the screens load when
 * somebody is about to use it, or at once where that shows more. Nothing is awaited at the top: modules
 * that share a file with this one would wait for it.
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
    await Promise.race([whenWanted(), whenOffline()]);
  }
  const { hydrate } = await import('./main.tsx');
  window.removeEventListener('popstate', leave);
  await hydrate(early);
}

/** The signed in, and visitors of whom the device keeps something, are shown more; who comes back, their place. */
function isWantedAtOnce(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isBack = navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
  return readToken() !== null || isAnythingKept() || isBack;
}

/** A page that is read from this device has to say so. */
function whenOffline(): Promise<void> {
  if (!navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('offline', () => resolve(), { once: true });
  });
}

/** Fetches scripts into the browser's cache once the page is there and nothing else is to be done. */
function fetchAhead(addresses: readonly string[]): void {
  const fetchAll = (): void => {
    for (const href of addresses)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
      );
  };
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAll);
    else setTimeout(fetchAll);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

if (import.meta.env.PROD) registerAtIdle();
void start();
