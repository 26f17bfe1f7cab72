import { redirect, replace } from 'react-router-dom';
import { destinationOf, HOME_OF_BUYER, loginPath, type Place } from '../session/next.ts';
import type { Visitor } from '../session/visitor.ts';

/**
 * Who may open a page. `guest`: visitors only, others go on to the dashboard. `awaitingCode`: people who wait for a code.
 * `member`: the logged in; a visitor returns here after login.
 */
const ACCESS_RULES = ['public', 'guest', 'awaitingCode', 'member'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** Where an address leads instead, or null where it may be opened. */
type Guard = (address: URL, visitor: Visitor) => string | null;

const GUARDS: Readonly<Record<AccessRule, Guard>> = {
  public: () => null,
  guest: (address, { token }) => (token() === null ? null : destinationOf(address.searchParams)),
  awaitingCode: (address, visitor) =>
    isAwaitingCode(address.searchParams, visitor) ? null : pastLogin(visitor),
  member: (address, { token }) => (token() === null ? loginPath(address) : null),
};

/** @throws a redirect where the rule does not let the request in. */
export function enforceAccess(rule: AccessRule, request: Request, visitor: Visitor): void {
  const address = new URL(request.url);
  const elsewhere = GUARDS[rule](address, visitor);
  if (elsewhere !== null)
    throw isOpen(address, visitor.openPlace()) ? replace(elsewhere) : redirect(elsewhere);
}

/**
 * Whether the address is open already: it was loaded, or reached by Back or Forward. A new history entry over it would
 * make every Back return to it, and from it here again. An address that is still being navigated to has no entry yet:
 * replacing would lose the page before.
 */
const isOpen = ({ pathname, search }: URL, open: Place): boolean =>
  pathname === open.pathname && search === open.search;

/** The login page, or at once where it leads the logged in: two redirects would leave this page in the history. */
const pastLogin = ({ token }: Visitor): string => (token() === null ? '/login' : HOME_OF_BUYER);

function isAwaitingCode(search: URLSearchParams, { pendingVerification, token }: Visitor): boolean {
  const pending = pendingVerification();
  if (!pending || pending.purpose !== search.get('type')) return false;
  return pending.purpose === 'reset' || token() !== null;
}
