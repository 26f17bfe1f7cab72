import type { Contribution } from '#api/calls/contributions.ts';
import { type Kobo, kobo, ZERO_KOBO } from '#domain/money.ts';

type Awaiting = Pick<Contribution, 'awaitingPayment'>;

export const hasAwaitingPayment = (contributions: readonly Awaiting[] | undefined): boolean =>
  contributions?.some((contribution) => contribution.awaitingPayment !== null) ?? false;

/**
 * What must be transferred for a payment. The balance counts where it covers the payment whole, or where no
 * other payment is waiting for it; then only the difference is needed.
 */
export function transferKobo(amountKobo: Kobo, balanceKobo: Kobo, isBalanceSpokenFor: boolean): Kobo {
  if (balanceKobo >= amountKobo) return ZERO_KOBO;
  return isBalanceSpokenFor ? amountKobo : kobo(amountKobo - balanceKobo);
}
