import * as z from 'zod/mini';
import { type ApiContext, apiContext, type Principal } from './context.ts';
import { type Camel, toCamel, toSnake } from './contract/case.ts';
import { failure } from './contract/envelope.ts';
import type { ApiMethod } from './contract/method.ts';
import { ApiError, type ClientErrorCode } from './failure.ts';
import type { ApiResponse } from './transport.ts';

/** The errors that end a session. Wrong credentials are also a 401 but do not end it. */
const SESSION_ERRORS: ReadonlySet<ClientErrorCode> = new Set(['session_expired', 'not_signed_in']);

const FIRST_ERROR_STATUS = 400;

interface CallOptions {
  readonly query?: object;
  readonly body?: object;
  readonly form?: FormData;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly isLasting?: boolean;
}

/**
 * Calls the API: camelCase in, camelCase out; the schema parses the response.
 * @throws ApiError on every failure, with a sentence for the buyer.
 */
export async function call<Response extends z.ZodMiniType>(
  method: ApiMethod,
  path: string,
  schema: Response,
  options: CallOptions = {},
): Promise<Camel<z.output<Response>>> {
  const context = apiContext();
  const { principal } = context;
  const response = await context.send({
    method,
    url: context.baseUrl + path,
    query: options.query ? toSnake(options.query) : undefined,
    body: options.form ?? (options.body ? toSnake(options.body) : undefined),
    ...(options.signal && { signal: options.signal }),
    ...(options.isLasting && { isLasting: true }),
    headers: {
      Accept: 'application/json',
      ...authHeaders(principal),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
    },
  });
  if (response.status >= FIRST_ERROR_STATUS) {
    throw rejected(context, principal, response);
  }
  const parsed = z.safeParse(schema, response.body);
  if (!parsed.success) throw new ApiError({ code: 'unreadable_response', status: null });
  return toCamel(parsed.data);
}

/**
 * Fetches a text file from the API.
 * @throws ApiError on every failure, with a sentence for the buyer.
 */
export async function fetchText(path: string): Promise<string> {
  const context = apiContext();
  const { principal } = context;
  const response = await context.send({
    method: 'GET',
    url: context.baseUrl + path,
    query: undefined,
    body: undefined,
    headers: { Accept: '*/*', ...authHeaders(principal) },
  });
  if (response.status >= FIRST_ERROR_STATUS) throw rejected(context, principal, response);
  if (typeof response.body !== 'string') throw new ApiError({ code: 'unreadable_response', status: null });
  return response.body;
}

export const authHeaders = (principal: Principal | null): Record<string, string> =>
  principal === null
    ? {}
    : {
        Authorization: `Bearer ${principal.token}`,
        ...(principal.userId && { User_id: principal.userId }),
      };

/** Converts an error response to a failure and notifies the context if it ends the session. */
export function rejected(
  { onSessionRejected }: ApiContext,
  principal: Principal | null,
  response: ApiResponse,
): ApiError {
  const failed = toApiError(response);
  if (principal && SESSION_ERRORS.has(failed.code)) onSessionRejected(principal);
  return failed;
}

/** A page of an earlier release does not know every code, but can show the sentence. */
const failureOfAnyRelease = z.extend(failure, {
  code: z.union([
    failure.shape.code,
    z.pipe(
      z.string(),
      z.transform((): ClientErrorCode => 'unreadable_response'),
    ),
  ]),
});

function toApiError({ status, body, retryAfter }: ApiResponse): ApiError {
  const parsed = z.safeParse(failureOfAnyRelease, body);
  if (!parsed.success) return new ApiError({ code: 'unreadable_response', status });
  return new ApiError({
    code: parsed.data.code,
    status,
    message: parsed.data.message,
    fields: toCamel(parsed.data.fields ?? {}),
    retryAfterSeconds: Number(retryAfter) || null,
  });
}
