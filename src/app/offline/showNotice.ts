import { offlineText } from './offlineText.ts';
import { reloadOnceOnline } from './reloadOnceOnline.ts';
import { storedAt } from './storedAt.ts';

/** Precached with the offline page. */
const STYLES = '/offline.css';

/** Shows the offline notice, with the date of the stored page, on a page whose scripts are missing. */
export async function showOfflineNotice(): Promise<void> {
  const seenAt = await storedAt(window.location.pathname + window.location.search);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: STYLES }));
  const notice = Object.assign(document.createElement('div'), {
    className: 'offline-notice',
    textContent: offlineText(seenAt),
  });
  notice.setAttribute('role', 'status');
  document.body.prepend(notice);
  reloadOnceOnline();
}
