import axios, { type AxiosRequestConfig, isAxiosError } from 'axios';
import * as z from 'zod/mini';
import { apiContext, type Principal } from './context.ts';
import { type Camel, toCamel, toSnake } from './contract/case.ts';
import { failure } from './contract/envelope.ts';
import { ApiError, type ClientErrorCode } from './failure.ts';

const REQUEST_TIMEOUT_MS = 30_000;

/** The errors that end a session. Wrong credentials are a 401 too, but say nothing about the session. */
const SESSION_ERRORS: ReadonlySet<ClientErrorCode> = new Set(['session_expired', 'not_signed_in']);

const http = axios.create({
  timeout: REQUEST_TIMEOUT_MS,
  headers: { Accept: 'application/json' },
});

interface CallOptions {
  readonly query?: object;
  readonly body?: object;
  readonly form?: FormData;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/**
 * One call to the API: camelCase in, camelCase out, the response parsed by its schema.
 * @throws ApiError on every failure, with a sentence for the buyer.
 */
export async function call<Response extends z.ZodMiniType>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  path: string,
  schema: Response,
  options: CallOptions = {},
): Promise<Camel<z.output<Response>>> {
  const context = apiContext();
  const { principal } = context;
  const config: AxiosRequestConfig = {
    method,
    baseURL: context.baseUrl,
    url: path,
    params: options.query ? toSnake(options.query) : undefined,
    data: options.form ?? (options.body ? toSnake(options.body) : undefined),
    ...(options.signal && { signal: options.signal }),
    headers: {
      ...(principal && authHeaders(principal)),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
    },
  };
  try {
    const response = await http.request<unknown>(config);
    return toCamel(z.parse(schema, response.data));
  } catch (error) {
    const failed = toApiError(error);
    if (principal && SESSION_ERRORS.has(failed.code)) context.onSessionRejected(principal);
    throw failed;
  }
}

const authHeaders = ({ token, userId }: Principal): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  ...(userId && { User_id: userId }),
});

function toApiError(error: unknown): ApiError {
  if (!isAxiosError(error)) return new ApiError({ code: 'unreadable_response', status: null });
  if (!error.response) return new ApiError({ code: 'network_down', status: null });
  const parsed = z.safeParse(failure, error.response.data);
  if (!parsed.success) return new ApiError({ code: 'unreadable_response', status: error.response.status });
  return new ApiError({
    code: parsed.data.code,
    status: error.response.status,
    message: parsed.data.message,
    fields: toCamel(parsed.data.fields ?? {}),
    retryAfterSeconds: Number(error.response.headers['retry-after']) || null,
  });
}
