import type { StoredSession } from '#machines/session/session.events.ts';
import { THEME_STORAGE_KEY } from '../shell/theme.ts';
import { clearToken, readToken, writeToken } from './cookie.ts';

/** Epoch milliseconds as text. Other tabs receive a storage event when it changes. */
export const EXPIRY_STORAGE_KEY = 'sessionExpiresAtMs';

export function readStoredSession(): StoredSession | null {
  const token = readToken();
  return token === null ? null : { token, expiresAtMs: readExpiry() };
}

export function readExpiry(): number | null {
  const expiresAtMs = Number(window.localStorage.getItem(EXPIRY_STORAGE_KEY) ?? Number.NaN);
  return Number.isFinite(expiresAtMs) ? expiresAtMs : null;
}

/** Writes the cookie first: it must exist when other tabs receive the storage event of the expiry. */
export function rememberSession(token: string, expiresAtMs: number): void {
  writeToken(token, Math.max(0, Math.ceil((expiresAtMs - Date.now()) / 1000)));
  window.localStorage.setItem(EXPIRY_STORAGE_KEY, String(expiresAtMs));
}

/** The keys of what was typed into forms and not sent (`app/forms/draft.ts`), in this tab's storage. */
export const DRAFT_PREFIX = 'draft.';

/** The theme belongs to the device, not to the buyer. */
const isOfDevice = (key: string): boolean => key === THEME_STORAGE_KEY;
/** The wizard's saved progress and a form's draft contain their buyer's id and are not read for another buyer. */
const isOfOwner = (key: string): boolean => key.startsWith('contribution.') || key.startsWith(DRAFT_PREFIX);

/** Logout: clears all of the buyer's data in this browser. Other tabs receive one storage event, with a null key. */
export function forgetSession(): void {
  const theme = window.localStorage.getItem(THEME_STORAGE_KEY);
  clearToken();
  window.sessionStorage.clear();
  window.localStorage.clear();
  if (theme !== null) window.localStorage.setItem(THEME_STORAGE_KEY, theme);
}

/** Any other end: the same, but keeps a started contribution and drafts, which the same buyer can continue after login. */
export function forgetEndedSession(): void {
  clearToken();
  removeAll(window.sessionStorage, isOfOwner);
  removeAll(window.localStorage, (key) => isOfDevice(key) || isOfOwner(key));
}

/**
 * Clears this tab's own storage after another tab ended the session. The other tab has cleared the shared storage
 * and may have started a new session since; only this tab's view of the cookie can be out of date.
 */
export function forgetSessionEndedElsewhere(token: string | null, isLogout: boolean): void {
  if (readToken() === token) clearToken();
  removeAll(window.sessionStorage, (key) => !isLogout && isOfOwner(key));
  if (isLogout) removeAll(window.localStorage, (key) => !isOfOwner(key));
}

function removeAll(storage: Storage, isKept: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  for (const key of keys) if (!isKept(key)) storage.removeItem(key);
}
