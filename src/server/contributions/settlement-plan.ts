import { type Kobo, subtractKobo, ZERO_KOBO } from '#domain/money.ts';

export interface AwaitingPayment {
  readonly id: string;
  readonly contributionId: string;
  readonly amountKobo: Kobo;
  readonly reference: string;
}

export interface SettlementInput {
  /** What the wallet holds. */
  readonly balanceKobo: Kobo;
  /** What each open contribution still needs; a payment for any other is cancelled. */
  readonly remainingKobo: ReadonlyMap<string, Kobo>;
  /** Oldest first. */
  readonly awaiting: readonly AwaitingPayment[];
}

export interface SettlementPlan {
  readonly paid: readonly AwaitingPayment[];
  /** More than is left of their contribution once the others are paid. */
  readonly cancelled: readonly AwaitingPayment[];
  /** What is left of each contribution afterwards. */
  readonly remainingKobo: ReadonlyMap<string, Kobo>;
}

/**
 * Which awaiting payments a wallet pays: the oldest that it can cover in full, then the next, until none is left
 * that it can cover. A payment is never paid in part, and never passes what its contribution needs.
 */
export function planSettlement({ balanceKobo, remainingKobo, awaiting }: SettlementInput): SettlementPlan {
  const leftOf = new Map(remainingKobo);
  const fits = ({ contributionId, amountKobo }: AwaitingPayment): boolean =>
    amountKobo <= (leftOf.get(contributionId) ?? ZERO_KOBO);
  const paid: AwaitingPayment[] = [];
  let leftInWalletKobo = balanceKobo;
  // The balance only falls: what it could not cover once, it cannot cover later. One walk is enough.
  for (const payment of awaiting) {
    if (!fits(payment) || payment.amountKobo > leftInWalletKobo) continue;
    paid.push(payment);
    leftInWalletKobo = subtractKobo(leftInWalletKobo, payment.amountKobo);
    const leftKobo = leftOf.get(payment.contributionId) ?? ZERO_KOBO;
    leftOf.set(payment.contributionId, subtractKobo(leftKobo, payment.amountKobo));
  }
  const isPaid = new Set(paid);
  const cancelled = awaiting.filter((payment) => !isPaid.has(payment) && !fits(payment));
  return { paid, cancelled, remainingKobo: leftOf };
}
