import { useState } from 'react';
import type { Wallet } from '#api/calls/wallet.ts';
import { formatDay } from '#domain/dates.ts';
import type { Explanation } from '#domain/explanation.ts';
import type { Kobo } from '#domain/money.ts';
import { explainFromWallet, transferKobo } from '#domain/transfers.ts';
import { useContributions } from './useContributions.ts';
import { useWallet } from './useWallet.ts';

export interface Transfer {
  readonly wallet: Wallet;
  /** What must still be sent; 0 where the wallet covers the payment. */
  readonly leftKobo: Kobo;
  /** What the wallet pays of it. */
  readonly fromWallet: Explanation;
}

/**
 * What a payment of an amount takes beside the wallet's balance; null until the balance is known.
 * @param ownContributionId the contribution whose awaiting payment this is, where it is declared already.
 */
export function useTransfer(amountKobo: Kobo, ownContributionId?: string): Transfer | null {
  const { data: wallet } = useWallet();
  const { data: contributions } = useContributions();
  const [openedOn] = useState(() => formatDay(new Date()));
  if (!wallet) return null;
  const isBalanceSpokenFor =
    contributions?.some(({ id, awaitingPayment }) => id !== ownContributionId && awaitingPayment !== null) ??
    false;
  const payment = { amountKobo, balanceKobo: wallet.balance, isBalanceSpokenFor };
  return {
    wallet,
    leftKobo: transferKobo(payment),
    fromWallet: explainFromWallet(payment, `On ${openedOn}.`),
  };
}
