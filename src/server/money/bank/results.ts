import type { BankFailure, BankFailureReason, BankResult } from '../../platform/ports/bank.ts';

/** Maps the value of a result; failures pass through. */
export const mapResult = <From, To>(result: BankResult<From>, map: (value: From) => To): BankResult<To> =>
  result.outcome === 'ok' ? { outcome: 'ok', value: map(result.value) } : result;

/** The same for a mapping that can fail. */
export const flatMapResult = <From, To>(
  result: BankResult<From>,
  next: (value: From) => BankResult<To>,
): BankResult<To> => (result.outcome === 'ok' ? next(result.value) : result);

/** A permanent failure: repeating the call does not help. */
export const failed = (detail: string, reason: BankFailureReason = 'rejected'): BankFailure => ({
  outcome: 'refused',
  reason,
  detail,
});
