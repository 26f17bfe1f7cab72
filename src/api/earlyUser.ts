import { API_BASE_URL, type ApiResponse, type SendRequest } from './transport.ts';

const USER_URL = `${API_BASE_URL}/users/me`;

/** The response to GET /users/me for a session, requested before the scripts that read it have loaded. */
export interface EarlyUser {
  readonly authorization: string;
  readonly response: Promise<ApiResponse>;
}

export function requestUserEarly(token: string): EarlyUser {
  const authorization = `Bearer ${token}`;
  const response = fetch(USER_URL, {
    headers: { Accept: 'application/json', Authorization: authorization },
  }).then(async (received) => ({
    status: received.status,
    body: await received.json(),
    retryAfter: received.headers.get('Retry-After') ?? undefined,
  }));
  // Without a reader, for example where the scripts do not load, nobody else handles it.
  response.catch(() => {});
  return { authorization, response };
}

/** Sends requests, but takes the early response for the first one that asks for the same. If that failed, it is sent. */
export function sendUnlessEarly(early: EarlyUser, send: SendRequest): SendRequest {
  let isTaken = false;
  return async (request) => {
    const { method, url, headers } = request;
    const isSame = method === 'GET' && url === USER_URL && headers.Authorization === early.authorization;
    if (isTaken || !isSame) return send(request);
    isTaken = true;
    return early.response.catch(() => send(request));
  };
}
