import { redirect, replace } from 'react-router-dom';
import { readToken } from '../session/cookie.ts';
import { destinationOf, HOME_OF_BUYER, loginPath } from '../session/next.ts';
import { readLobby } from '../session/verifyLobby.ts';

/**
 * Who may open a page. `guest`: visitors only, others go on to the dashboard. `lobby`: whoever waits for a code.
 * `member`: the logged in; a visitor is brought back after login.
 */
export const ACCESS_RULES = ['public', 'guest', 'lobby', 'member'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** Where an address leads instead, or null where it may be opened. */
type Guard = (address: URL) => string | null;

const GUARDS: Readonly<Record<AccessRule, Guard>> = {
  public: () => null,
  guest: (address) => (readToken() === null ? null : destinationOf(address.searchParams)),
  lobby: (address) => (isInLobby(address.searchParams) ? null : pastLogin()),
  member: (address) => (readToken() === null ? loginPath(address) : null),
};

/** @throws a redirect where the rule does not let the request in. */
export function enforceAccess(rule: AccessRule, request: Request): void {
  const address = new URL(request.url);
  const elsewhere = GUARDS[rule](address);
  if (elsewhere !== null) throw isInHistory(address) ? replace(elsewhere) : redirect(elsewhere);
}

/**
 * Whether the browser stands at the address already: it was loaded, or come to by Back or Forward. A new entry over
 * it would lead every Back to it, and from it here again. An address that is only being gone to is not in the history:
 * the entry to be replaced would be that of the page before.
 */
const isInHistory = ({ pathname, search }: URL): boolean =>
  pathname === window.location.pathname && search === window.location.search;

/** The login page, or at once where it leads those who are logged in: two leaps would leave this page in the history. */
const pastLogin = (): string => (readToken() === null ? '/login' : HOME_OF_BUYER);

function isInLobby(search: URLSearchParams): boolean {
  const lobby = readLobby();
  if (!lobby || lobby.purpose !== search.get('type')) return false;
  return lobby.purpose === 'reset' || readToken() !== null;
}
