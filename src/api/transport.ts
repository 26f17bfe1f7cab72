interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  /** With the base address, without the query. */
  readonly url: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface ApiResponse {
  readonly status: number;
  /** Parsed JSON. */
  readonly body: unknown;
  /** The `Retry-After` header. */
  readonly retryAfter: string | undefined;
}

/**
 * Carries out one request; a response of any status is returned.
 * @throws ApiError `network_down` when there is no response.
 */
export type SendRequest = (request: ApiRequest) => Promise<ApiResponse>;
