import { ApiError } from './failure.ts';
import type { SendRequest } from './transport.ts';

/** Sends a small request that the browser finishes also if the page is left. Needs no other script, and has no deadline. */
export const sendLasting: SendRequest = async ({ method, url, body, headers }) => {
  // A device may report that it is offline although it is not, so the request is sent all the same.
  const wasOffline = navigator.onLine === false;
  try {
    const response = await fetch(url, {
      method,
      body: JSON.stringify(body),
      headers: { ...headers, 'Content-Type': 'application/json' },
      keepalive: true,
    });
    const text = await response.text();
    return {
      status: response.status,
      body: parsed(text),
      retryAfter: response.headers.get('Retry-After') ?? undefined,
    };
  } catch {
    throw new ApiError({ code: wasOffline ? 'offline' : 'network_down', status: null });
  }
};

/** A text that is not JSON is left to the schema of the response, which rejects it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
