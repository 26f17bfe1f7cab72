import type { SearchPage } from '#api/calls/properties.ts';

/** A page of homes, as the server sends it. */
export type SearchResults = Readonly<SearchPage>;

const SEARCH_OUTCOMES = ['found', 'empty', 'pastTheEnd'] as const;
export type SearchOutcome = (typeof SEARCH_OUTCOMES)[number];

/** What a response means: homes, none that fits, or fewer pages than were asked for. */
export function outcomeOf({ properties, total }: SearchResults): SearchOutcome {
  if (total === 0) return 'empty';
  return properties.length === 0 ? 'pastTheEnd' : 'found';
}
