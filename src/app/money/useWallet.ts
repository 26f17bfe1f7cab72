import { useQuery } from '@tanstack/react-query';
import { walletQuery } from '../queries/wallet.ts';
import { useUser } from '../session/useUser.ts';
import { MONEY_FRESH_MS } from './useContributions.ts';

/** The buyer's wallet, refetched on window focus. */
export function useWallet() {
  const user = useUser();
  return useQuery({
    ...walletQuery(user.id),
    staleTime: MONEY_FRESH_MS,
    refetchOnWindowFocus: 'always',
  });
}
