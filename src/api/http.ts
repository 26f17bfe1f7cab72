import axios, { isAxiosError } from 'axios';
import { ApiError } from './failure.ts';
import type { SendRequest } from './transport.ts';

const REQUEST_TIMEOUT_MS = 30_000;

/** Sends requests with axios. */
export const send: SendRequest = async ({ method, url, query, body, headers, signal }) => {
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
    // An error that is not from axios is a bug here.
    if (!isAxiosError(error)) throw error;
    throw new ApiError({ code: 'network_down', status: null });
  }
};
