/** `?next=` carries where the buyer was going through login, sign-up and verification. */
const NEXT_PARAM = 'next';
/** `?ended=1`: the login page says that the session has ended. */
export const ENDED_PARAM = 'ended';

/** `?erased=1`: the login page says that the account is erased. */
export const ERASED_PARAM = 'erased';
export const ERASED_LOGIN_PATH = `/login?${ERASED_PARAM}=1`;

export const HOME_OF_BUYER = '/dashboard';

export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Whether a text is a path of this origin: anything that a browser could read as another place is not. */
export const isSafePath = (path: string): boolean =>
  path.startsWith('/') && !path.startsWith('//') && !/[\\\p{Cc}]/u.test(path);

/** The `next` of an address, where it is a path of ours. */
export function nextOf(search: URLSearchParams): string | null {
  const next = search.get(NEXT_PARAM);
  return next !== null && isSafePath(next) ? next : null;
}

/** Where to go after login: `next` where it is a path of ours, else the dashboard. */
export const destinationOf = (search: URLSearchParams): string => nextOf(search) ?? HOME_OF_BUYER;

/** The same page with the destination of this one. */
export function keepNext(path: string, search: URLSearchParams): string {
  const next = nextOf(search);
  if (next === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [NEXT_PARAM]: next })}`;
}

/** The login page for a visitor who was at, or going to, a place. */
export const loginPath = ({ pathname, search }: Place): string =>
  `/login?${new URLSearchParams({ [NEXT_PARAM]: pathname + search })}`;

export const endedLoginPath = ({ pathname, search }: Place): string =>
  `/login?${new URLSearchParams({ [ENDED_PARAM]: '1', [NEXT_PARAM]: pathname + search })}`;
