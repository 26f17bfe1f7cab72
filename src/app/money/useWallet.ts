import { useQuery } from '@tanstack/react-query';
import { awaitingPollMs } from '../live/awaitingPollMs.ts';
import { walletQuery } from '../queries/wallet.ts';
import { useUser } from '../session/useUser.ts';
import { MONEY_FRESH_MS, useContributions } from './useContributions.ts';

/** The buyer's wallet; fetched again on return to the window, and while a payment is awaited. */
export function useWallet() {
  const user = useUser();
  const { data: contributions } = useContributions();
  return useQuery({
    ...walletQuery(user.id),
    staleTime: MONEY_FRESH_MS,
    refetchOnWindowFocus: 'always',
    refetchInterval: () => awaitingPollMs(contributions, Date.now()),
  });
}
