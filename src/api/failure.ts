import type { ErrorCode } from './contract/errors.ts';

export const NETWORK_MESSAGE = 'An error occurred, please check your internet connection!';
export const UNKNOWN_MESSAGE = 'An error occurred!';

/** The lowest status of a server error. */
export const FIRST_SERVER_ERROR = 500;

/** Client-side error codes, in addition to the server's. `offline` is a call that a device without a network did not send. */
export type ClientErrorCode = ErrorCode | 'network_down' | 'offline' | 'unreadable_response';

export const isNetworkFailure = ({ code }: Pick<Failure, 'code'>): boolean =>
  code === 'network_down' || code === 'offline';

/** A failure as plain data, so that a machine's context can hold it. */
export interface Failure {
  readonly code: ClientErrorCode;
  /** A sentence for the buyer. */
  readonly message: string;
  /** camelCase field name → its rule. */
  readonly fields: Readonly<Record<string, string>>;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  readonly retryAfterSeconds: number | null;
}

/** A failed call. Its properties are enumerable, so that different failures are not deeply equal. */
export class ApiError extends Error implements Failure {
  readonly code: ClientErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly status: number | null;
  readonly retryAfterSeconds: number | null;

  constructor(failure: { code: ClientErrorCode; status: number | null } & Partial<Failure>) {
    super(failure.message ?? (isNetworkFailure(failure) ? NETWORK_MESSAGE : UNKNOWN_MESSAGE));
    this.name = 'ApiError';
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.status = failure.status;
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null;
  }
}

/** Converts any thrown value to a failure. */
export function toFailure(error: unknown): Failure {
  if (isFailure(error)) {
    const { code, message, fields, status, retryAfterSeconds } = error;
    return { code, message, fields, status, retryAfterSeconds };
  }
  return {
    code: 'unreadable_response',
    message: UNKNOWN_MESSAGE,
    fields: {},
    status: null,
    retryAfterSeconds: null,
  };
}

function isFailure(error: unknown): error is Failure {
  return (
    typeof error === 'object' && error !== null && 'code' in error && 'fields' in error && 'message' in error
  );
}
