import type { SearchPage } from '#api/calls/properties.ts';

/** A page of homes from the server. */
export type SearchResults = Readonly<SearchPage>;

const SEARCH_OUTCOMES = ['found', 'empty', 'pastTheEnd'] as const;
export type SearchOutcome = (typeof SEARCH_OUTCOMES)[number];

/** Classifies a response: homes, no matching homes, or a page past the end. */
export function outcomeOf({ properties, total }: SearchResults): SearchOutcome {
  if (total === 0) return 'empty';
  return properties.length === 0 ? 'pastTheEnd' : 'found';
}
