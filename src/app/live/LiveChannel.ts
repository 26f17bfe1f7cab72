import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { queryKeys } from '../queries/keys.ts';

/**
 * Says on this page that server data changed, so that the query cache fetches it again. Today the dashboard finds out
 * by polling; an event stream of the server can take that place without a change to its users.
 */
export interface LiveChannel {
  /** Money arrived: wallet and payments are stale. */
  readonly moneyArrived: () => void;
  /** While a contribution is followed, what follows it announces its money. Returns what ends that. */
  readonly follow: (contributionId: string) => () => void;
  readonly isFollowed: (contributionId: string) => boolean;
}

export function createLiveChannel(queryClient: QueryClient): LiveChannel {
  const followers = new Map<string, number>();
  const count = (contributionId: string): number => followers.get(contributionId) ?? 0;
  return {
    moneyArrived: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.wallet.all });
      void queryClient.invalidateQueries({ queryKey: queryKeys.contributions.allPayments });
    },
    follow: (contributionId) => {
      followers.set(contributionId, count(contributionId) + 1);
      return () => void followers.set(contributionId, count(contributionId) - 1);
    },
    isFollowed: (contributionId) => count(contributionId) > 0,
  };
}

export const LiveContext = createContext<LiveChannel | null>(null);

export function useLiveChannel(): LiveChannel {
  const channel = use(LiveContext);
  if (!channel) throw new Error('useLiveChannel needs a LiveContext around it.');
  return channel;
}
