import { redirect } from 'react-router-dom';
import { readToken } from './session/cookie.ts';
import { destinationOf, loginPath } from './session/next.ts';
import { readLobby } from './session/verifyLobby.ts';

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
  lobby: (address) => (isInLobby(address.searchParams) ? null : '/login'),
  member: (address) => (readToken() === null ? loginPath(address) : null),
};

/** @throws a redirect where the rule does not let the request in. */
export function enforceAccess(rule: AccessRule, request: Request): void {
  const elsewhere = GUARDS[rule](new URL(request.url));
  if (elsewhere !== null) throw redirect(elsewhere);
}

function isInLobby(search: URLSearchParams): boolean {
  const lobby = readLobby();
  if (!lobby || lobby.purpose !== search.get('type')) return false;
  return lobby.purpose === 'onboard' ? readToken() !== null : lobby.identifier === search.get('identifier');
}
