import type { SearchFilters } from '#machines/search/search.filters.ts';
import { encodeSearch } from '#machines/search/search.url.ts';

/** What a form of the search page sends beside its own fields, where there is no script. */
export const HiddenFilters = ({ filters }: { readonly filters: SearchFilters }) =>
  [...encodeSearch(filters)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
