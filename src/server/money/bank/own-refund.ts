import type { ListedRefund, RefundRequest } from '../../platform/ports/bank.ts';

/**
 * Returns the requested refund among a deposit's refunds, or null. Matches by our reference if the provider accepts
 * one, else by the provider's reference. If that is unknown, matches a refund of the same amount that belongs to no
 * other refund of ours, and prefers one that has not failed.
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
