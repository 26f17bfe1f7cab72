import { ERRORS, type ErrorCode } from '#api/contract/errors.ts';

/** An expected failure, on its way to the caller as its code's status and sentence. */
export class Fault extends Error {
  readonly code: ErrorCode;
  /** Wire field name → its rule. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    details: {
      message?: string;
      fields?: Record<string, string>;
      retryAfterSeconds?: number;
      /** What is behind it: logged, never told. */
      cause?: unknown;
    } = {},
  ) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.name = 'Fault';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
