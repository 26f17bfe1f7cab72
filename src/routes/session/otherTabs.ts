import type { SessionEvent } from '#machines/session/session.events.ts';
import { EXPIRY_STORAGE_KEY, readStoredSession } from './storage.ts';

/** Tells of sessions that begin and end in other tabs of this browser. Returns what stops it. */
export function watchOtherTabs(tell: (event: SessionEvent) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    const isCleared = key === null;
    if (!isCleared && key !== EXPIRY_STORAGE_KEY) return;
    const stored = readStoredSession();
    tell(stored ? { type: 'elsewhere.signedIn', ...stored } : { type: 'elsewhere.signedOut' });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
