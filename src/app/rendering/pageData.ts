import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { toFailure } from '#api/failure.ts';
import { PAGE_DATA_ID } from './pageDataId.ts';

/** What a server fetched for a page, and what the router's loaders returned. */
export interface PageData {
  readonly queries: DehydratedState;
  readonly loaderData: Record<string, unknown>;
}

/**
 * The settled queries of a page. A response that the API rejected is sent too, as plain data, so that the browser shows
 * what the server showed and does not ask again.
 */
export function dehydrateSettled(queryClient: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
  });
  return {
    mutations,
    queries: queries.map(({ state, ...query }) => {
      const error = state.error && { name: state.error.name, ...toFailure(state.error) };
      return { ...query, state: { ...state, error, fetchFailureReason: error } };
    }),
  };
}

/** What the server sent with this page; null where it sent the bare shell. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}
