import { useQuery } from '@tanstack/react-query';
import { walletQuery } from '../../queries/wallet.ts';
import { useUser } from '../../session/useUser.ts';
import { hasAwaitingPayment } from '../facts/instalments.ts';
import { AWAITING_POLL_MS, MONEY_FRESH_MS, useContributions } from './useContributions.ts';

/** The buyer's wallet; asked again on return to the window, and while a payment is awaited. */
export function useWallet() {
  const user = useUser();
  const isAwaiting = hasAwaitingPayment(useContributions().data);
  return useQuery({
    ...walletQuery(user.id),
    staleTime: MONEY_FRESH_MS,
    refetchOnWindowFocus: 'always',
    refetchInterval: isAwaiting ? AWAITING_POLL_MS : false,
  });
}
