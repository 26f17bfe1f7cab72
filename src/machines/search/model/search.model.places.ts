import type { SnapshotFrom } from 'xstate';
import type { Expectation } from '#flows/paths/model/expectation.ts';
import { isRangeBackwards, NO_FILTERS, type SearchFilters } from '../search.filters.ts';
import type { searchMachine } from '../search.machine.ts';
import { applyDraft, type SearchContext, searchForTypedText } from '../search.setup.ts';
import { isSameSearch } from '../search.url.ts';

export type Snapshot = SnapshotFrom<typeof searchMachine>;

/** The initial search. */
export const INITIAL_SEARCH: SearchFilters = { ...NO_FILTERS, q: 'Yaba', beds: 3, page: 2 };
export const firstPageOf = (filters: SearchFilters): SearchFilters => ({ ...filters, page: 1 });
export const FIRST_PAGE = firstPageOf(INITIAL_SEARCH);
export const RANGE_PROBLEM = 'The minimum is above the maximum.';
export const SEARCHING: Expectation = { role: 'region', name: 'Results', is: 'busy' };
/** A choice of a menu, chosen or not. */
export const choice = (name: string, isChosen: boolean): Expectation => ({
  role: 'radio',
  name,
  ...(isChosen ? { is: 'checked' } : { isNot: 'checked' }),
});

/** The model changes the search only once, because a second change behaves like the first. */
export const isInitialSearch = ({ context }: Snapshot): boolean =>
  isSameSearch(firstPageOf(context.applied), FIRST_PAGE);
/** No menu is open, and no call is pending. */
export const isIdle = (snapshot: Snapshot): boolean =>
  isInitialSearch(snapshot) && snapshot.value.menu === 'closed' && snapshot.value.results !== 'loading';
export const hasHomesShown = (snapshot: Snapshot): boolean =>
  isIdle(snapshot) && snapshot.value.results === 'found';
export const isOpen =
  (...menus: Snapshot['value']['menu'][]) =>
  ({ value }: Snapshot): boolean =>
    menus.includes(value.menu);

/** The text in the search box differs from the URL. */
export const hasTypedText = (context: SearchContext): boolean =>
  !isSameSearch(searchForTypedText(context), firstPageOf(context.applied));

/** The values of the menus compared with the URL. */
export function draftState(context: SearchContext): string {
  if (isRangeBackwards(context.draft)) return 'backwards';
  if (isSameSearch(applyDraft(context), firstPageOf(context.applied))) return 'as applied';
  return context.draft.beds === null ? 'cleared' : 'another';
}

export const hasChangedDraftIn =
  (menu: Snapshot['value']['menu']) =>
  (snapshot: Snapshot): boolean =>
    isOpen(menu)(snapshot) && draftState(snapshot.context) === 'another';
