import type { ErrorCode } from './contract/errors.ts';

export const NETWORK_MESSAGE = 'An error occurred, please check your internet connection!';
export const UNKNOWN_MESSAGE = 'An error occurred!';

/** The lowest HTTP status of a server error. */
export const FIRST_SERVER_ERROR = 500;

/** The server's error codes and those of the client. */
export type ClientErrorCode = ErrorCode | 'network_down' | 'unreadable_response';

/** A failure as plain data, for a machine's context. */
export interface Failure {
  readonly code: ClientErrorCode;
  /** A sentence for the buyer. */
  readonly message: string;
  /** camelCase field name → the violated rule. */
  readonly fields: Readonly<Record<string, string>>;
  /** HTTP status; null when there was no response. */
  readonly status: number | null;
  readonly retryAfterSeconds: number | null;
}

/** A failed call. Its properties are enumerable, so that different failures never compare as equal. */
export class ApiError extends Error implements Failure {
  readonly code: ClientErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly status: number | null;
  readonly retryAfterSeconds: number | null;

  constructor(failure: { code: ClientErrorCode; status: number | null } & Partial<Failure>) {
    super(failure.message ?? (failure.code === 'network_down' ? NETWORK_MESSAGE : UNKNOWN_MESSAGE));
    this.name = 'ApiError';
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.status = failure.status;
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null;
  }
}

/** Converts any thrown value to plain data. */
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
