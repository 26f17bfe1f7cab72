import type { ApiMethod } from './contract/method.ts';

/** The base address of calls from a browser. */
export const API_BASE_URL: string = import.meta.env.VITE_API_BASE_URL ?? '/api';

interface ApiRequest {
  readonly method: ApiMethod;
  /** Includes the base address, excludes the query. */
  readonly url: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Whether the browser finishes it also if the page is left. It has no query. */
  readonly isLasting?: boolean;
}

export interface ApiResponse {
  readonly status: number;
  /** Parsed JSON. */
  readonly body: unknown;
  /** The `Retry-After` header. */
  readonly retryAfter: string | undefined;
}

/**
 * Sends one request and returns the response, whatever its status.
 * @throws ApiError `network_down` or `offline` if there is no response.
 */
export type SendRequest = (request: ApiRequest) => Promise<ApiResponse>;
