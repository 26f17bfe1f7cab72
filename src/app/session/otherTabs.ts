import type { SessionEvent } from '#machines/session/session.events.ts';
import { EXPIRY_STORAGE_KEY, readExpiry, readStoredSession } from './storage.ts';

/** A cookie that another tab has written is seen here a moment after its storage. */
const COOKIE_LOOK_INTERVAL_MS = 100;
const COOKIE_LOOKS = 20;

/**
 * Tells of sessions that begin and end in other tabs of this browser. The storage decides: the cookie that is read here
 * may be behind it, still there after an end and not yet there after a login. Returns what stops it.
 */
export function watchOtherTabs(send: (event: SessionEvent) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (isCleared: boolean, looksLeft: number): void => {
    if (readExpiry() === null) {
      send({ type: 'elsewhere.signedOut', reason: isCleared ? 'logged_out' : 'expired' });
      return;
    }
    const stored = readStoredSession();
    if (stored) send({ type: 'elsewhere.signedIn', ...stored });
    else if (looksLeft > 0)
      timer = setTimeout(() => follow(isCleared, looksLeft - 1), COOKIE_LOOK_INTERVAL_MS);
  };
  const onStorage = ({ key }: StorageEvent): void => {
    const isCleared = key === null;
    if (!isCleared && key !== EXPIRY_STORAGE_KEY) return;
    clearTimeout(timer);
    follow(isCleared, COOKIE_LOOKS);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
  };
}
