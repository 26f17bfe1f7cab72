import { offlineText } from './offlineText.ts';
import { prependNotice } from './prependNotice.ts';
import { reloadOnceOnline } from './reloadOnceOnline.ts';
import { storedAt } from './storedAt.ts';

/** Shows the offline notice, with the date of the stored page, on a page whose scripts are missing. */
export async function showOfflineNotice(): Promise<void> {
  const seenAt = await storedAt(new URL(window.location.href));
  prependNotice(offlineText(seenAt));
  reloadOnceOnline();
}
