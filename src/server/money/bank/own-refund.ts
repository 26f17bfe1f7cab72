import type { BankResult, ListedRefund, Refund, RefundRequest } from '../../platform/ports/bank.ts';
import { failed } from './results.ts';

/**
 * Which of a deposit's refunds is the one that was asked for; null where none is. By our reference where the provider
 * takes one, else by what it called the refund. Where that is not known it is one of the same amount that is no other
 * of ours: if several are, one that moved money.
 */
export function ownRefund(refunds: readonly ListedRefund[], request: RefundRequest): ListedRefund | null {
  const { reference, providerReference, amountKobo, others } = request;
  const isNamed = (refund: ListedRefund): boolean =>
    refund.reference === null
      ? refund.providerReference === providerReference
      : refund.reference === reference;
  const named = refunds.find(isNamed);
  if (named || providerReference !== null) return named ?? null;
  const alike = refunds.filter(
    (refund) =>
      refund.reference === null &&
      refund.amountKobo === amountKobo &&
      !others.includes(refund.providerReference),
  );
  return alike.find(({ status }) => status !== 'failed') ?? alike[0] ?? null;
}

/** The same as the result of a lookup; `path` is the call that lists them. */
export function ownRefundResult(
  refunds: readonly ListedRefund[],
  request: RefundRequest,
  path: string,
): BankResult<Refund> {
  const own = ownRefund(refunds, request);
  return own
    ? { outcome: 'ok', value: { status: own.status, providerReference: own.providerReference } }
    : failed(`${path}: there is no such refund of this deposit`, 'not_found');
}
