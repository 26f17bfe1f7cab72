import type { SearchFilters } from '#machines/search/search.filters.ts';
import { encodeSearch } from '#machines/search/search.url.ts';

/** Hidden inputs that carry the other filters in a form of the search page, for browsers without JavaScript. */
export const HiddenFilters = ({ filters }: { readonly filters: SearchFilters }) =>
  [...encodeSearch(filters)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
