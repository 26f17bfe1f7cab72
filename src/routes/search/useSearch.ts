import { isServer, useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { propertiesQuery } from '#app/queries/properties.ts';
import { propertyFilter } from '#app/queries/propertyFilter.ts';
import { useHydrated } from '#app/routing/useHydrated.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { outcomeOf } from '#machines/search/search.outcome.ts';
import { decodeSearch, searchPath } from '#machines/search/search.url.ts';

const readAddress = (search: string) => decodeSearch(new URLSearchParams(search));

/** The search of this page. The URL holds the filters; the query cache holds the homes. */
export function useSearch() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { search: address } = useLocation();
  const [next, setNext] = useState<{ readonly path: string } | null>(null);
  const machine = useMemo(() => {
    // The machine never runs on a server, so it needs no implementations there.
    if (isServer) return searchMachine;
    return searchMachine.provide({
      actors: {
        fetchProperties: fromPromise(({ input }) =>
          queryClient.fetchQuery(propertiesQuery(propertyFilter(input))),
        ),
      },
      actions: {
        showAddress: (_, { filters }) => startTransition(() => setNext({ path: searchPath(filters) })),
        storeResults: (_, { filters, results }) => {
          queryClient.setQueryData(propertiesQuery(propertyFilter(filters)).queryKey, results);
        },
      },
    });
  }, [queryClient]);
  const [snapshot, send] = useFlow(machine, { input: readAddress(address) });
  // `next` is set in a transition, so that the pressed control is painted before the router starts.
  useEffect(() => {
    if (next) void navigate(next.path);
  }, [navigate, next]);
  useEffect(() => send({ type: 'address.changed', ...readAddress(address) }), [send, address]);
  // Only a search that has failed is tried again.
  useEffect(() => {
    const retry = () => send({ type: 'retry.requested' });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [send]);

  const { applied, shown } = snapshot.context;
  const isFailed = snapshot.matches({ results: 'failed' });
  const resultsFor = isFailed ? shown : applied;
  const { data: results = null } = useQuery({
    ...propertiesQuery(propertyFilter(resultsFor ?? applied)),
    // The machine fetches. This query refetches only after an invalidation.
    enabled: resultsFor !== null && !snapshot.hasTag('busy'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Server-rendered pages have the homes before the machine runs.
  const isHydrated = useHydrated();
  const status = !isHydrated && results ? outcomeOf(results) : snapshot.value.results;
  return { snapshot, send, status, results, resultsFor };
}

export type Search = ReturnType<typeof useSearch>;
