import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { toFailure } from '#api/failure.ts';
import { PAGE_DATA_ID } from './pageDataId.ts';

/** The queries that the server fetched for a page, and the return values of the router's loaders. */
export interface PageData {
  readonly queries: DehydratedState;
  readonly loaderData: Record<string, unknown>;
}

/**
 * The settled queries of a page. Errors are included as plain data, so that the browser renders the same page as the
 * server without fetching again.
 */
export function dehydrateSettled(queryClient: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
  });
  return {
    mutations,
    queries: queries.map(({ state, ...query }) => {
      const error = state.error && { name: state.error.name, ...toFailure(state.error) };
      // Without timestamps, which the browser sets, so that equal data gives equal text.
      return {
        ...query,
        dehydratedAt: 0,
        state: { ...state, error, fetchFailureReason: error, dataUpdatedAt: 0, errorUpdatedAt: 0 },
      };
    }),
  };
}

/** How long a shared cache may store a page. A device whose clock differs by more refetches, which is harmless. */
const MAX_AGE_MS = 11 * 60_000;
const LONG_AGO_MS = 0;

/** The data that the server sent with this page; null for the bare shell. */
export function readPageData(): PageData | null {
  const element = document.getElementById(PAGE_DATA_ID);
  if (!element?.textContent) return null;
  const { queries, loaderData }: PageData = JSON.parse(element.textContent);
  const nowMs = Date.now();
  const isRecent = Math.abs(nowMs - Number(element.dataset.sentMs)) <= MAX_AGE_MS;
  return { queries: asOf(queries, isRecent ? nowMs : LONG_AGO_MS), loaderData };
}

/** Dates the data by when the page was sent, because the server sends one rendered page until its data changes. */
const asOf = ({ mutations, queries }: DehydratedState, dataUpdatedAt: number): DehydratedState => ({
  mutations,
  queries: queries.map(({ state, ...query }) => ({
    ...query,
    state: state.data === undefined ? state : { ...state, dataUpdatedAt },
  })),
});
