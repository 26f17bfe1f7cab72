import type { SessionEvent } from '#machines/session/session.events.ts';
import { EXPIRY_STORAGE_KEY, readExpiry, readStoredSession } from './storage.ts';

/** A cookie written by another tab becomes readable shortly after the storage event, so it is polled. */
const COOKIE_LOOK_INTERVAL_MS = 100;
const COOKIE_LOOKS = 20;

/**
 * Reports sessions that start or end in other tabs of this browser. Local storage decides, because the cookie can lag
 * behind it: still readable after a logout, not yet readable after a login.
 * @returns the function that stops watching.
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
