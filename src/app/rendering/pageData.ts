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
      // Without the times, which the browser sets: the same data is the same text.
      return {
        ...query,
        dehydratedAt: 0,
        state: { ...state, error, fetchFailureReason: error, dataUpdatedAt: 0, errorUpdatedAt: 0 },
      };
    }),
  };
}

/** How long a shared cache may keep a page. A device whose clock is further off asks again, which harms nothing. */
const MAX_AGE_MS = 11 * 60_000;
const LONG_AGO_MS = 0;

/** What the server sent with this page; null where it sent the bare shell. */
export function readPageData(): PageData | null {
  const element = document.getElementById(PAGE_DATA_ID);
  if (!element?.textContent) return null;
  const { queries, loaderData }: PageData = JSON.parse(element.textContent);
  const nowMs = Date.now();
  const isRecent = Math.abs(nowMs - Number(element.dataset.sentMs)) <= MAX_AGE_MS;
  return { queries: asOf(queries, isRecent ? nowMs : LONG_AGO_MS), loaderData };
}

/** The data counts from when the page was sent: the server renders it once and sends it for as long as it is true. */
const asOf = ({ mutations, queries }: DehydratedState, dataUpdatedAt: number): DehydratedState => ({
  mutations,
  queries: queries.map(({ state, ...query }) => ({
    ...query,
    state: state.data === undefined ? state : { ...state, dataUpdatedAt },
  })),
});
