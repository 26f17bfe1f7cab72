import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { propertiesQuery } from '#app/queries/properties.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { decodeSearch, searchPath } from '#machines/search/search.url.ts';
import { propertyFilter } from './propertyFilter.ts';

const readAddress = (search: string) => decodeSearch(new URLSearchParams(search));

/** The search of this page. The address is what is searched; every change of it is told to the machine. */
export function useSearch() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { search: address } = useLocation();
  const [snapshot, send] = useFlow(
    searchMachine.provide({
      actors: {
        fetchProperties: fromPromise(({ input }) =>
          queryClient.fetchQuery(propertiesQuery(propertyFilter(input))),
        ),
      },
      actions: { showAddress: (_, { filters }) => void navigate(searchPath(filters)) },
    }),
    { input: readAddress(address) },
  );
  useEffect(() => send({ type: 'address.changed', ...readAddress(address) }), [send, address]);

  const isLoading = snapshot.hasTag('busy');
  const resultsFor = isLoading ? snapshot.context.applied : snapshot.context.resultsFor;
  // What the cache remembers comes first: a page seen a moment ago is there without its skeleton (back from a
  // home), and its hearts are as they were left.
  const remembered =
    resultsFor && queryClient.getQueryData(propertiesQuery(propertyFilter(resultsFor)).queryKey);
  const results = remembered ?? (isLoading ? null : snapshot.context.results);
  return { snapshot, send, results, resultsFor };
}

export type Search = ReturnType<typeof useSearch>;
