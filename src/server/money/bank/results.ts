import type { BankFailure, BankFailureReason, BankResult } from '../../platform/ports/bank.ts';

/** The result with another value; a failure stays. */
export const mapResult = <From, To>(result: BankResult<From>, map: (value: From) => To): BankResult<To> =>
  result.outcome === 'ok' ? { outcome: 'ok', value: map(result.value) } : result;

/** The same for what can fail in turn. */
export const andThen = <From, To>(
  result: BankResult<From>,
  next: (value: From) => BankResult<To>,
): BankResult<To> => (result.outcome === 'ok' ? next(result.value) : result);

/** A failure that stays one, however often the call is repeated. */
export const failed = (detail: string, reason: BankFailureReason = 'rejected'): BankFailure => ({
  outcome: 'refused',
  reason,
  detail,
});
