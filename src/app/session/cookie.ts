import { SESSION_COOKIE } from '#domain/accounts/accounts.ts';

/** The token in the cookie; null if the cookie is missing or contains the text 'undefined'. */
export function readToken(): string | null {
  const entry = document.cookie.split('; ').find((item) => item.startsWith(`${SESSION_COOKIE}=`));
  const token = entry ? decodeURIComponent(entry.slice(SESSION_COOKIE.length + 1)) : '';
  return token === '' || token === 'undefined' ? null : token;
}

export function writeToken(token: string, maxAgeSeconds: number): void {
  const cookie = `${SESSION_COOKIE}=${encodeURIComponent(token)}; Path=/; SameSite=Strict; Max-Age=${maxAgeSeconds}`;
  if (window.isSecureContext) writeCookie(`${cookie}; Secure`);
  // For plain http on a host other than localhost, and browsers that reject Secure on http://localhost.
  if (readToken() !== token && window.location.protocol === 'http:') writeCookie(cookie);
}

export function clearToken(): void {
  writeCookie(`${SESSION_COOKIE}=; Path=/; SameSite=Strict; Max-Age=0`);
}

function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the guards read it synchronously; the Cookie Store API is asynchronous and needs https.
  document.cookie = cookie;
}
