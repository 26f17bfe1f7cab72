import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { CHANGE_KINDS, type ChangeKind } from '#api/contract/changeKinds.ts';
import type { Change } from '#api/contract/events.ts';
import { invalidateAreas, type QueryArea } from '../queries/keys.ts';

/** An event from the server: a change, or `null` if anything may have changed. */
export type LiveEvent = Change | null;

/** The query area that each change invalidates. A contribution's query contains its payments. */
const STALE_AREAS: Readonly<Record<ChangeKind, QueryArea>> = {
  contribution: 'contributions',
  payment: 'contributions',
  wallet: 'wallet',
  session: 'sessions',
  inspection: 'inspections',
};
/** A transfer causes several events in a row; they are batched into one refetch. */
const GATHER_MS = 80;
/** A screen that was loading when an event arrived may have read the data from before the change. */
const RECENT_MS = 5_000;

/** Distributes change events on this page and invalidates the changed queries. */
export interface LiveChannel {
  /** Reports that something changed on the server. */
  readonly publish: (event: LiveEvent) => void;
  /**
   * Calls the listener after events of these kinds, and immediately if there was a recent one. Returns
   * `unsubscribe`.
   */
  readonly subscribe: (kinds: readonly ChangeKind[], listener: () => void) => () => void;
  /** Marks a contribution as followed: the follower announces its payments. Returns the unfollow function. */
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
