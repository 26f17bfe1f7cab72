import { useState } from 'react';
import type { Wallet } from '#api/calls/wallet.ts';
import { formatDay } from '#domain/dates.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { type Kobo, ZERO_KOBO } from '#domain/money.ts';
import { explainWalletShare, isSpokenFor, transferKobo } from '#domain/payments/transfers.ts';
import { useContributions } from './useContributions.ts';
import { useWallet } from './useWallet.ts';

export interface Transfer {
  readonly wallet: Wallet;
  /** The amount to transfer; 0 if the wallet covers the payment. */
  readonly leftKobo: Kobo;
  /** Whether the wallet holds a part of the payment, but not all of it. */
  readonly hasPart: boolean;
  /** The part that the wallet pays. */
  readonly fromWallet: Explanation;
}

/**
 * Splits a payment into the wallet's part and the transfer; null until the balance is loaded.
 * @param ownContributionId the payment's contribution, if the payment is already declared.
 */
export function useTransfer(amountKobo: Kobo, ownContributionId?: string): Transfer | null {
  const { data: wallet } = useWallet();
  const { data: contributions } = useContributions();
  const [openedOn] = useState(() => formatDay(new Date()));
  if (!wallet) return null;
  const isBalanceSpokenFor = isSpokenFor(contributions ?? [], ownContributionId);
  const payment = { amountKobo, balanceKobo: wallet.balance, isBalanceSpokenFor };
  const leftKobo = transferKobo(payment);
  return {
    wallet,
    leftKobo,
    hasPart: leftKobo > ZERO_KOBO && leftKobo < amountKobo,
    fromWallet: explainWalletShare(payment, `On ${openedOn}.`),
  };
}
