import type { SnapshotFrom } from 'xstate';
import { isRangeBackwards, NO_FILTERS, type SearchFilters } from '../search.filters.ts';
import type { searchMachine } from '../search.machine.ts';
import { draftAppliedTo, type SearchContext, typedIn } from '../search.setup.ts';
import { isSameSearch } from '../search.url.ts';

export type Snapshot = SnapshotFrom<typeof searchMachine>;

/** What is asked for at the beginning. */
export const FIRST: SearchFilters = { ...NO_FILTERS, q: 'Yaba', beds: 3, page: 2 };
export const firstPageOf = (filters: SearchFilters): SearchFilters => ({ ...filters, page: 1 });
export const FIRST_PAGE = firstPageOf(FIRST);
export const RANGE_PROBLEM = 'The minimum is above the maximum.';

/** One change of the search is enough: what follows a second would be what followed the first. */
export const isFirst = ({ context }: Snapshot): boolean =>
  isSameSearch(firstPageOf(context.applied), FIRST_PAGE);
/** Nothing is open over the page, and no response is awaited. */
export const isAtHand = (snapshot: Snapshot): boolean =>
  isFirst(snapshot) && snapshot.value.menu === 'closed' && snapshot.value.results !== 'loading';
export const areHomesAtHand = (snapshot: Snapshot): boolean =>
  isAtHand(snapshot) && snapshot.value.results === 'found';
export const isOpen =
  (...menus: Snapshot['value']['menu'][]) =>
  ({ value }: Snapshot): boolean =>
    menus.includes(value.menu);

/** The search box holds another text than the address. */
export const isTyped = (context: SearchContext): boolean =>
  !isSameSearch(typedIn(context), firstPageOf(context.applied));

/** What the menus hold, against what the address says. */
export function draftNow(context: SearchContext): string {
  if (isRangeBackwards(context.draft)) return 'backwards';
  if (isSameSearch(draftAppliedTo(context), firstPageOf(context.applied))) return 'as applied';
  return context.draft.beds === null ? 'cleared' : 'another';
}

export const isAnotherDraftIn =
  (menu: Snapshot['value']['menu']) =>
  (snapshot: Snapshot): boolean =>
    isOpen(menu)(snapshot) && draftNow(snapshot.context) === 'another';
