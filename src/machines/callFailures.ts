import { type Failure, FIRST_SERVER_ERROR, NETWORK_MESSAGE, toFailure } from '#api/failure.ts';

/** A call without a response by this deadline is abandoned; the buyer can retry it. */
export const CALL_DEADLINE_MS = 30_000;

/** How long a page waits before it automatically repeats a failed status check. */
export const CHECK_RETRY_MS = 15_000;

const DEFAULT_WAIT_MS = 60_000;

/** The failure of a call that got no response before its deadline. */
export const NO_RESPONSE: Failure = {
  code: 'network_down',
  message: NETWORK_MESSAGE,
  fields: {},
  status: null,
  retryAfterSeconds: null,
};

export const failureOf = (event: { readonly error: unknown }): Failure => toFailure(event.error);

/** Too many attempts. The server sends the time to wait. */
export const isRateLimited = (failure: Failure): boolean => failure.status === 429;

/** The network or the server failed, so the outcome is unknown; the same request may be sent again. */
export const isUnreachable = (failure: Failure): boolean =>
  failure.status === null || failure.status >= FIRST_SERVER_ERROR;

export const hasErrorCode = (failure: Failure, ...codes: readonly Failure['code'][]): boolean =>
  codes.includes(failure.code);

/** The wait after a 429, in milliseconds. */
export const waitMsOf = (failure: Failure): number =>
  failure.retryAfterSeconds === null ? DEFAULT_WAIT_MS : failure.retryAfterSeconds * 1000;

/** Parameters of a guard or action on an invocation's error. */
export const failed = ({ event }: { readonly event: { readonly error: unknown } }): { failure: Failure } => ({
  failure: failureOf(event),
});
