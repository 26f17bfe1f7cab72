import { ApiError } from './failure.ts';
import type { SendRequest } from './transport.ts';

/** Who makes a call; sent with it as headers. */
export interface Principal {
  readonly token: string;
  readonly userId: string | null;
}

/** Where calls go and for whom: one per page in a browser, one per request on a server. */
export interface ApiContext {
  readonly baseUrl: string;
  readonly send: SendRequest;
  principal: Principal | null;
  /** Called when the server no longer knows a session (`session_expired`, `not_signed_in`). */
  onSessionRejected: (rejected: Principal) => void;
}

export const createApiContext = (
  baseUrl: string = import.meta.env.VITE_API_BASE_URL ?? '/api',
  send: SendRequest = sendFromBrowser,
): ApiContext => ({ baseUrl, send, principal: null, onSessionRejected: () => {} });

/** The client of the browser is heavy: it loads on the first call. */
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
 * Says how the client finds its context. A browser has one for the page; a server that renders pages looks up that of
 * the request (AsyncLocalStorage), so that no module holds a person. Apart from the client, which is heavy and loads
 * late.
 */
export const provideApiContext = (find: () => ApiContext): void => {
  findContext = find;
};

/** @throws Error when no context was provided. */
export const apiContext = (): ApiContext => findContext();
