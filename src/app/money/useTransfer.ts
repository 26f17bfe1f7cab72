import type { Wallet } from '#api/calls/wallet.ts';
import type { Kobo } from '#domain/money.ts';
import { hasAwaitingPayment, transferKobo } from './transferKobo.ts';
import { useContributions } from './useContributions.ts';
import { useWallet } from './useWallet.ts';

export interface Transfer {
  readonly wallet: Wallet;
  /** What must still be sent; 0 where the wallet covers the payment. */
  readonly leftKobo: Kobo;
}

/**
 * What a payment of an amount takes beside the wallet's balance; null until the balance is known.
 * @param ownContributionId the contribution whose awaiting payment this is, where it is declared already.
 */
export function useTransfer(amountKobo: Kobo, ownContributionId?: string): Transfer | null {
  const { data: wallet } = useWallet();
  const { data: contributions } = useContributions();
  if (!wallet) return null;
  const others = contributions?.filter(({ id }) => id !== ownContributionId);
  return { wallet, leftKobo: transferKobo(amountKobo, wallet.balance, hasAwaitingPayment(others)) };
}
