const COOKIE_NAME = 'userToken';

/** The token in the cookie, or null: a missing cookie and the text 'undefined' mean that nobody is logged in. */
export function readToken(): string | null {
  const entry = document.cookie.split('; ').find((item) => item.startsWith(`${COOKIE_NAME}=`));
  const token = entry ? decodeURIComponent(entry.slice(COOKIE_NAME.length + 1)) : '';
  return token === '' || token === 'undefined' ? null : token;
}

export function writeToken(token: string, maxAgeSeconds: number): void {
  const cookie = `${COOKIE_NAME}=${encodeURIComponent(token)}; Path=/; SameSite=Strict; Max-Age=${maxAgeSeconds}`;
  if (window.isSecureContext) writeCookie(`${cookie}; Secure`);
  // Plain http on another host than this machine; and browsers that refuse Secure on http://localhost.
  if (readToken() !== token && window.location.protocol === 'http:') writeCookie(cookie);
}

export function clearToken(): void {
  writeCookie(`${COOKIE_NAME}=; Path=/; SameSite=Strict; Max-Age=0`);
}

function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the guards read it at once; the Cookie Store API answers later, and on https alone.
  document.cookie = cookie;
}
