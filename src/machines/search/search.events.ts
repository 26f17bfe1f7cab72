import type { ChosenSort, FilterDraft, FilterMenuName, SearchFilters } from './search.filters.ts';

/** The menus of the bar, and the sheet that holds all of them on a phone. */
export type OpenableMenu = FilterMenuName | 'all';

export type SearchEvent =
  /** The URL changed to another search: by the buyer's choice, a link, back or forward. */
  | {
      readonly type: 'address.changed';
      readonly filters: SearchFilters;
      readonly notices: readonly string[];
    }
  | { readonly type: 'menu.opened'; readonly menu: OpenableMenu }
  /** Contains its menu, because a menu may report its closing after the next one has opened. */
  | { readonly type: 'menu.closed'; readonly menu: OpenableMenu }
  | { readonly type: 'menu.emptied'; readonly menu: OpenableMenu }
  | { readonly type: 'draft.changed'; readonly change: Partial<FilterDraft> }
  | { readonly type: 'filters.applied' }
  | { readonly type: 'query.typed'; readonly text: string }
  | { readonly type: 'query.submitted' }
  | { readonly type: 'sort.chosen'; readonly sort: ChosenSort | null }
  | { readonly type: 'retry.requested' };
