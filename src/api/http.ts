import axios, { isAxiosError } from 'axios';
import { ApiError } from './failure.ts';
import type { SendRequest } from './transport.ts';

const REQUEST_TIMEOUT_MS = 30_000;

/** Sends requests over the network with axios. */
export const send: SendRequest = async ({ method, url, query, body, headers, signal }) => {
  // A device may report that it is offline although it is not, so the request is sent all the same.
  const wasOffline = navigator.onLine === false;
  try {
    const response = await axios.request<unknown>({
      method,
      url,
      params: query,
      data: body,
      headers,
      timeout: REQUEST_TIMEOUT_MS,
      validateStatus: () => true,
      ...(signal && { signal }),
    });
    return { status: response.status, body: response.data, retryAfter: response.headers['retry-after'] };
  } catch (error) {
    // An error not thrown by axios is a bug.
    if (!isAxiosError(error)) throw error;
    throw new ApiError({ code: wasOffline ? 'offline' : 'network_down', status: null });
  }
};
