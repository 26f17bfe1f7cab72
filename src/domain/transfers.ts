import { type Derivation, difference, given, smaller } from './derivation.ts';
import { type Explanation, explain } from './explanation.ts';
import { type Kobo, ZERO_KOBO } from './money.ts';

interface Payment {
  readonly amountKobo: Kobo;
  readonly balanceKobo: Kobo;
  /** Another payment waits for the balance. */
  readonly isBalanceSpokenFor: boolean;
}

/**
 * What of a payment the wallet pays, and what must be transferred. The balance counts where it covers the payment whole,
 * or where no other payment is waiting for it; then only the difference is needed.
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

/** What must be transferred for a payment. */
export const transferKobo = (payment: Payment): Kobo => derivePayment(payment).transfer.valueKobo;

/** What of a payment comes from the wallet, explained. @param basis `On 23 Nov 2026.` */
export function explainFromWallet(payment: Payment, basis: string): Explanation {
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
