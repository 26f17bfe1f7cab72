import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { CHANGE_KINDS, type ChangeKind } from '#api/contract/changeKinds.ts';
import type { Change } from '#api/contract/events.ts';
import { invalidateAreas, type QueryArea } from '../queries/keys.ts';

/** What a page hears from the server: that something changed, or (`null`) that anything may have. */
export type LiveEvent = Change | null;

/** What each change makes stale: a payment shows in its contribution too. */
const STALE_AREAS: Readonly<Record<ChangeKind, QueryArea>> = {
  contribution: 'contributions',
  payment: 'contributions',
  wallet: 'wallet',
  session: 'sessions',
};
/** One transfer changes several things within a moment: they are fetched once. */
const GATHER_MS = 80;
/** What a screen was loading while an event came, it may have read before the change. */
const RECENT_MS = 5_000;

/** Says on this page that server data changed; the query cache fetches it again. */
export interface LiveChannel {
  /** Something changed on the server. */
  readonly publish: (event: LiveEvent) => void;
  /** Calls back soon after events of these kinds; also once where they came shortly before. Returns what ends it. */
  readonly subscribe: (kinds: readonly ChangeKind[], listener: () => void) => () => void;
  /** While a contribution is followed, what follows it announces its money. Returns what ends that. */
  readonly follow: (contributionId: string) => () => void;
  readonly isFollowed: (contributionId: string) => boolean;
}

interface Subscription {
  readonly kinds: readonly ChangeKind[];
  readonly listener: () => void;
}

export function createLiveChannel(queryClient: QueryClient): LiveChannel {
  const followers = new Map<string, number>();
  const count = (contributionId: string): number => followers.get(contributionId) ?? 0;
  const subscriptions = new Set<Subscription>();
  const publishedAtMs = new Map<ChangeKind, number>();
  const gathered = new Set<ChangeKind>();

  const flush = (): void => {
    const kinds = new Set(gathered);
    gathered.clear();
    invalidateAreas(queryClient, ...new Set([...kinds].map((kind) => STALE_AREAS[kind])));
    for (const subscription of subscriptions)
      if (subscription.kinds.some((kind) => kinds.has(kind))) subscription.listener();
  };

  return {
    publish: (event) => {
      if (gathered.size === 0) setTimeout(flush, GATHER_MS);
      for (const kind of event ? [event.kind] : CHANGE_KINDS) {
        gathered.add(kind);
        publishedAtMs.set(kind, performance.now());
      }
    },
    subscribe: (kinds, listener) => {
      const subscription = { kinds, listener };
      subscriptions.add(subscription);
      const sinceMs = performance.now() - RECENT_MS;
      if (kinds.some((kind) => (publishedAtMs.get(kind) ?? Number.NEGATIVE_INFINITY) > sinceMs)) listener();
      return () => void subscriptions.delete(subscription);
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
