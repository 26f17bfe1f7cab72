import { ApiError } from './failure.ts';
import { sendLasting } from './lasting.ts';
import { API_BASE_URL, type SendRequest } from './transport.ts';

/** The session of a call, sent as headers. */
export interface Principal {
  readonly token: string;
  readonly userId: string | null;
}

/** The base address and session of calls: one per page in a browser, one per request on a server. */
export interface ApiContext {
  readonly baseUrl: string;
  readonly send: SendRequest;
  principal: Principal | null;
  /** Called when the server no longer knows a session (`session_expired`, `not_signed_in`). */
  onSessionRejected: (rejected: Principal) => void;
}

export const createApiContext = (
  baseUrl: string = API_BASE_URL,
  send: SendRequest = sendFromBrowser,
): ApiContext => ({ baseUrl, send, principal: null, onSessionRejected: () => {} });

/** Loads the browser's large HTTP client on the first call, unless the call has to last. */
export const sendFromBrowser: SendRequest = async (request) => {
  if (request.isLasting) return sendLasting(request);
  const { send } = await import('./http.ts').catch(() => {
    throw new ApiError({ code: 'network_down', status: null });
  });
  return send(request);
};

let findContext = (): ApiContext => {
  throw new Error('There is no API context: call provideApiContext first.');
};

/**
 * Sets how the client finds its context. A browser has one per page; a server that renders pages looks up the one of
 * the request (AsyncLocalStorage), so that no module holds a user's session. Separate from the client, which is large
 * and loaded lazily.
 */
export const provideApiContext = (find: () => ApiContext): void => {
  findContext = find;
};

/** @throws Error if no context was provided. */
export const apiContext = (): ApiContext => findContext();
