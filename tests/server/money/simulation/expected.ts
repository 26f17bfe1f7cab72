import { OperationError } from '#server/platform/command.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { BankCallError } from '#server/platform/ports/bank.ts';

/** Whether a caller, an operator or a sweep may get this error. Any other error is a bug. */
export const isExpected = (error: unknown): boolean =>
  error instanceof HttpError || error instanceof OperationError || error instanceof BankCallError;

/** For sweeps, which continue after an error. */
export function assertExpected(error: unknown): void {
  if (!isExpected(error)) throw error;
}
