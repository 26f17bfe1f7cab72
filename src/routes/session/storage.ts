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

/** The cookie comes first: when other tabs hear of the expiry, it is there. */
export function rememberSession(token: string, expiresAtMs: number): void {
  writeToken(token, Math.max(0, Math.ceil((expiresAtMs - Date.now()) / 1000)));
  window.localStorage.setItem(EXPIRY_STORAGE_KEY, String(expiresAtMs));
}

/** Everything that the buyer left in this browser goes; how the page looks belongs to the device and stays. */
export function forgetSession(): void {
  const theme = window.localStorage.getItem(THEME_STORAGE_KEY);
  clearToken();
  window.sessionStorage.clear();
  window.localStorage.clear();
  if (theme !== null) window.localStorage.setItem(THEME_STORAGE_KEY, theme);
}
