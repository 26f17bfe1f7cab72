import { offlineText } from './offlineText.ts';
import { reloadOnceOnline } from './reloadOnceOnline.ts';
import { storedAt } from './storedAt.ts';

/** In the offline page's precache. */
const STYLES = '/offline.css';

/** Says over a page that is read without its scripts that there is no network, and of when it is. */
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
