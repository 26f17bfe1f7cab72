import type { StoredSession } from '#machines/session/session.events.ts';
import { THEME_STORAGE_KEY } from '../shell/theme.ts';
import { clearToken, readToken, writeToken } from './cookie.ts';

/** Milliseconds since 1970, as text. Other tabs hear of its changes. */
export const EXPIRY_STORAGE_KEY = 'sessionExpiresAtMs';

export function readStoredSession(): StoredSession | null {
  const token = readToken();
  return token === null ? null : { token, expiresAtMs: readExpiry() };
}

export function readExpiry(): number | null {
  const expiresAtMs = Number(window.localStorage.getItem(EXPIRY_STORAGE_KEY) ?? Number.NaN);
  return Number.isFinite(expiresAtMs) ? expiresAtMs : null;
}

/** The cookie is written first: it must exist when other tabs hear of the expiry. */
export function rememberSession(token: string, expiresAtMs: number): void {
  writeToken(token, Math.max(0, Math.ceil((expiresAtMs - Date.now()) / 1000)));
  window.localStorage.setItem(EXPIRY_STORAGE_KEY, String(expiresAtMs));
}

/** How the page looks belongs to the device. */
const isOfDevice = (key: string): boolean => key === THEME_STORAGE_KEY;
/** What the wizard keeps is bound to its buyer: nobody else's login reads it. */
const isOfContribution = (key: string): boolean => key.startsWith('contribution.');

/** After a logout everything that the buyer left in this browser goes. Other tabs hear of one clearing. */
export function forgetSession(): void {
  const theme = window.localStorage.getItem(THEME_STORAGE_KEY);
  clearToken();
  window.sessionStorage.clear();
  window.localStorage.clear();
  if (theme !== null) window.localStorage.setItem(THEME_STORAGE_KEY, theme);
}

/** After another end the contribution that was begun stays, for the same buyer to go on with after the login. */
export function forgetEndedSession(): void {
  clearToken();
  removeAll(window.sessionStorage, isOfContribution);
  removeAll(window.localStorage, (key) => isOfDevice(key) || isOfContribution(key));
}

/**
 * Another tab has ended the session: what this tab alone kept goes too. The other tab has forgotten what all share, and
 * may have begun a new session since; only this tab's view of the cookie can be behind.
 */
export function followEnd(token: string | null, isLogout: boolean): void {
  if (readToken() === token) clearToken();
  removeAll(window.sessionStorage, (key) => !isLogout && isOfContribution(key));
  if (isLogout) removeAll(window.localStorage, (key) => !isOfContribution(key));
}

function removeAll(storage: Storage, isKept: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  for (const key of keys) if (!isKept(key)) storage.removeItem(key);
}
