import { type Derivation, difference, given, smaller } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import { type Kobo, ZERO_KOBO } from '../money.ts';

interface Payment {
  readonly amountKobo: Kobo;
  readonly balanceKobo: Kobo;
  /** Whether another payment awaits the balance. */
  readonly isBalanceSpokenFor: boolean;
}

interface Awaiting {
  readonly id: string;
  /** The payment that awaits its transfer; null if there is none. */
  readonly awaitingPayment: object | null;
}

/** Whether the payment of another contribution awaits the balance. */
export const isSpokenFor = (contributions: readonly Awaiting[], ownContributionId?: string): boolean =>
  contributions.some(({ id, awaitingPayment }) => id !== ownContributionId && awaitingPayment !== null);

/**
 * The parts of a payment paid from the wallet and by transfer. The balance is used if it covers the whole payment or if
 * no other payment awaits it; then only the difference is transferred.
 */
function derivePayment({ amountKobo, balanceKobo, isBalanceSpokenFor }: Payment): {
  readonly fromWallet: Derivation;
  readonly transfer: Derivation;
} {
  const payment = given('The payment', amountKobo);
  if (isBalanceSpokenFor && balanceKobo < amountKobo)
    return { fromWallet: given('From your wallet', ZERO_KOBO), transfer: payment };
  const fromWallet = smaller(payment, given('In your wallet', balanceKobo));
  return { fromWallet, transfer: difference(payment, fromWallet) };
}

/** The amount to transfer for a payment. */
export const transferKobo = (payment: Payment): Kobo => derivePayment(payment).transfer.valueKobo;

/** Explains the part of a payment paid from the wallet. @param basis `On 23 Nov 2026.` */
export function explainWalletShare(payment: Payment, basis: string): Explanation {
  const { fromWallet } = derivePayment(payment);
  return explain(fromWallet, {
    title: 'From your wallet',
    rule:
      fromWallet.kind === 'given'
        ? 'Another payment waits for the money in your wallet, and it does not cover this one whole.'
        : 'All that is in your wallet, and not more than the payment.',
    basis,
  });
}
