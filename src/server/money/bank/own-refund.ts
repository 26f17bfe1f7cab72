import type { ListedRefund, RefundRequest } from '../../platform/ports/bank.ts';

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
