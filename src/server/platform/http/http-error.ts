import { ERRORS, type ErrorCode } from '#api/contract/errors.ts';

/** An expected failure of a request, sent with the status of its code and, by default, the code's message. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  /** Field name in the API → its message. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    details: {
      message?: string;
      fields?: Record<string, string>;
      retryAfterSeconds?: number;
      /** Logged, never sent. */
      cause?: unknown;
    } = {},
  ) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.name = 'HttpError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
