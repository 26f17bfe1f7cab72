import { OperationError } from '#server/platform/command.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { BankCallError } from '#server/platform/ports/bank.ts';

/** What a caller, an operator or a sweep is told. Anything else is an error of ours. */
export const isExpected = (error: unknown): boolean =>
  error instanceof HttpError || error instanceof OperationError || error instanceof BankCallError;

/** For sweeps, which go on after an error. */
export function assertExpected(error: unknown): void {
  if (!isExpected(error)) throw error;
}
