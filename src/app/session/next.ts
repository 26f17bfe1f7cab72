/** `?next=` carries the buyer's destination through login, sign-up and verification. */
const NEXT_PARAM = 'next';
/** `?ended=1`: the login page explains that the session has ended; `?ended=elsewhere`: that another device ended it. */
export const ENDED_PARAM = 'ended';
const ELSEWHERE = 'elsewhere';

export const isEndedElsewhere = (search: URLSearchParams): boolean => search.get(ENDED_PARAM) === ELSEWHERE;

/** `?erased=1`: the login page confirms that the account is erased. */
export const ERASED_PARAM = 'erased';
export const ERASED_LOGIN_PATH = `/login?${ERASED_PARAM}=1`;

export const DASHBOARD_PATH = '/dashboard';

export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Whether a text is a path of this origin. Rejects anything that a browser could resolve to another origin. */
export const isSafePath = (path: string): boolean =>
  path.startsWith('/') && !path.startsWith('//') && !/[\\\p{Cc}]/u.test(path);

/** The `next` parameter, or null if it is missing or unsafe. */
export function readNextParam(search: URLSearchParams): string | null {
  const next = search.get(NEXT_PARAM);
  return next !== null && isSafePath(next) ? next : null;
}

/** The destination after login: `next` if it is safe, otherwise the dashboard. */
export const destinationOf = (search: URLSearchParams): string => readNextParam(search) ?? DASHBOARD_PATH;

/** Adds the current `next` parameter to a path. */
export function withNextParam(path: string, search: URLSearchParams): string {
  const next = readNextParam(search);
  if (next === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [NEXT_PARAM]: next })}`;
}

/** The login page that returns to a place after login. */
export const loginPath = ({ pathname, search }: Place): string =>
  `/login?${new URLSearchParams({ [NEXT_PARAM]: pathname + search })}`;

/** The same after the session has ended, here or on another device; `next` is a path. */
export const endedLoginPath = (next: string, where: 'here' | 'elsewhere'): string =>
  `/login?${new URLSearchParams({ [ENDED_PARAM]: where === 'here' ? '1' : ELSEWHERE, [NEXT_PARAM]: next })}`;
