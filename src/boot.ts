import { type EarlyUser, requestUserEarly } from '#api/earlyUser.ts';
import { hasDeviceData } from '#app/device/deviceKeys.ts';
import { replaceBlockedStorages } from '#app/device/replaceBlockedStorages.ts';
import { recordEarlyEvents } from '#app/rendering/earlyEvents.ts';
import { PAGE_DATA_ID } from '#app/rendering/pageDataId.ts';
import { showIncompleteNotice } from '#app/rendering/showIncompleteNotice.ts';
import { waitForInteraction } from '#app/rendering/waitForInteraction.ts';
import { withRetries } from '#app/rendering/withRetries.ts';
import { isReloadOrBackForward } from '#app/routing/isReloadOrBackForward.ts';
import { readToken } from '#app/session/cookie.ts';

/** After this time the page works as without scripts, while they go on loading. */
const PATIENCE_MS = 30_000;

/**
 * The first script of every page. A page rendered by the server is readable without React, so React and the screens
 * load on the first sign of use, or immediately if hydration shows more. There is no top-level await: it would block
 * the modules bundled with this one.
 */
async function start(): Promise<void> {
  replaceBlockedStorages();
  const token = readToken();
  const earlyUser = token === null ? null : requestUserEarly(token);
  const pageData = document.getElementById(PAGE_DATA_ID);
  const isForGuests = pageData !== null && 'forGuests' in pageData.dataset;
  // The server leaves these pages to the browser of the signed-in, but a link from another site sends it no cookie, and
  // a login may follow in another tab.
  const redirects = () => isForGuests && readToken() !== null;
  if (!pageData || redirects()) return renderShell(earlyUser);
  const early = recordEarlyEvents();
  const ahead = pageData.dataset.ahead?.split(' ') ?? [];
  // Visitors who open a form are going to use it.
  if (isForGuests) fetchScripts(ahead, { rel: 'modulepreload' });
  else if (!isWantedAtOnce()) {
    atIdle(() => fetchScripts(ahead, { rel: 'prefetch', as: 'script' }));
    await waitForInteraction();
  }
  const hydrating = loadMain().then(({ hydrate, render }) => {
    if (!redirects()) return hydrate(early, earlyUser);
    early.giveUp();
    return render(earlyUser);
  });
  try {
    await withinPatience(hydrating);
  } catch (error) {
    early.giveUp();
    if (!navigator.onLine) return showOffline();
    reportIncomplete(error, hydrating);
  }
}

async function renderShell(earlyUser: EarlyUser | null): Promise<void> {
  const rendering = loadMain().then(({ render }) => render(earlyUser));
  try {
    await withinPatience(rendering);
  } catch (error) {
    if (navigator.onLine) {
      // What says that the page opens, which it does not.
      document.getElementById('root')?.replaceChildren();
      return reportIncomplete(error, rendering);
    }
    // The shell is cached but some scripts are not: show the cached offline page under the same address.
    const response = await fetch('/offline.html');
    document.open();
    document.write(await response.text());
    document.close();
  }
}

const loadMain = () => withRetries(() => import('./main.tsx'));

/** @throws if the page does not run in time. */
function withinPatience(running: Promise<void>): Promise<void> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The scripts did not load in time.')), PATIENCE_MS);
  });
  return Promise.race([running, limit]);
}

/** If scripts are missing because the device is offline, shows the offline notice with the date of the stored page. */
async function showOffline(): Promise<void> {
  const { showOfflineNotice } = await import('#app/offline/register.ts');
  await showOfflineNotice();
}

/** Offers to reload, until the scripts run after all. */
function reportIncomplete(error: unknown, running: Promise<void>): void {
  running.then(showIncompleteNotice(), () => {});
  reportError(error);
}

/**
 * Hydrate immediately for signed-in buyers and visitors with values stored on the device (the page shows more), after
 * a reload, Back or Forward (to restore the position) and offline (to show the offline notice).
 */
const isWantedAtOnce = (): boolean =>
  readToken() !== null || hasDeviceData() || isReloadOrBackForward() || !navigator.onLine;

function fetchScripts(addresses: readonly string[], how: Partial<HTMLLinkElement>): void {
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement('link'), { ...how, href }));
}

/** Runs a function once the page has loaded and the browser is idle. */
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
