import { redirect, replace } from 'react-router-dom';
import { DASHBOARD_PATH, destinationOf, loginPath, type Place } from '../session/next.ts';
import type { Visitor } from '../session/visitor.ts';

/**
 * Who may open a page. `guest`: visitors; signed-in buyers are redirected to their destination. `awaitingCode`:
 * visitors and buyers who await a code. `member`: signed-in buyers; a visitor returns to the page after login.
 */
const ACCESS_RULES = ['public', 'guest', 'awaitingCode', 'member'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** Returns the redirect target, or null if the page may be opened. */
type Guard = (address: URL, visitor: Visitor) => string | null;

const GUARDS: Readonly<Record<AccessRule, Guard>> = {
  public: () => null,
  guest: (address, { token }) => (token() === null ? null : destinationOf(address.searchParams)),
  awaitingCode: (address, visitor) =>
    isAwaitingCode(address.searchParams, visitor) ? null : pastLogin(visitor),
  member: (address, { token }) => (token() === null ? loginPath(address) : null),
};

/** @throws a redirect response if the rule denies the request. */
export function enforceAccess(rule: AccessRule, request: Request, visitor: Visitor): void {
  const address = new URL(request.url);
  const elsewhere = GUARDS[rule](address, visitor);
  if (elsewhere !== null)
    throw isOpen(address, visitor.openPlace()) ? replace(elsewhere) : redirect(elsewhere);
}

/**
 * Whether the URL is already open: it was loaded, or reached by Back or Forward. Pushing a history entry over it would
 * make every Back return to it and redirect again. A URL that is still being navigated to has no entry yet; replacing
 * would drop the previous page.
 */
const isOpen = ({ pathname, search }: URL, open: Place): boolean =>
  pathname === open.pathname && search === open.search;

/** The login page, or directly the page to which it redirects signed-in buyers. Two redirects would leave an entry. */
const pastLogin = ({ token }: Visitor): string => (token() === null ? '/login' : DASHBOARD_PATH);

function isAwaitingCode(search: URLSearchParams, { pendingVerification, token }: Visitor): boolean {
  const pending = pendingVerification();
  if (!pending || pending.purpose !== search.get('type')) return false;
  return pending.purpose === 'reset' || token() !== null;
}
