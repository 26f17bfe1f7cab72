import { ApiError } from './failure.ts';
import type { SendRequest } from './transport.ts';

/** The principal of a call, sent in its headers. */
export interface Principal {
  readonly token: string;
  readonly userId: string | null;
}

/** The target and the principal of calls: one per page in a browser, one per request on a server. */
export interface ApiContext {
  readonly baseUrl: string;
  readonly send: SendRequest;
  principal: Principal | null;
  /** Called when the server rejects a session (`session_expired`, `not_signed_in`). */
  onSessionRejected: (rejected: Principal) => void;
}

export const createApiContext = (
  baseUrl: string = import.meta.env.VITE_API_BASE_URL ?? '/api',
  send: SendRequest = sendFromBrowser,
): ApiContext => ({ baseUrl, send, principal: null, onSessionRejected: () => {} });

/** The browser's HTTP client is large, so it loads on the first call. */
const sendFromBrowser: SendRequest = async (request) => {
  const { send } = await import('./http.ts').catch(() => {
    throw new ApiError({ code: 'network_down', status: null });
  });
  return send(request);
};

let findContext = (): ApiContext => {
  throw new Error('There is no API context: call provideApiContext first.');
};

/**
 * Sets how the client finds its context. A browser has one per page; a server that renders pages looks up the request's
 * context (AsyncLocalStorage), so that no module holds a user's data. In its own file because the client is large and
 * loads late.
 */
export const provideApiContext = (find: () => ApiContext): void => {
  findContext = find;
};

/** @throws Error if no context was provided. */
export const apiContext = (): ApiContext => findContext();
