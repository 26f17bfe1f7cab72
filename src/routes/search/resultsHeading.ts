import type { SearchFilters } from '#machines/search/search.filters.ts';
import type { SearchResults } from '#machines/search/search.outcome.ts';

const whole = new Intl.NumberFormat('en-NG');

/** `About 126 properties for Lagos`, or `126 Total Properties.` without a text. */
export function resultsHeading({ total }: Pick<SearchResults, 'total'>, { q }: SearchFilters): string {
  const count = whole.format(total);
  const isOne = total === 1;
  if (q) return `About ${count} ${isOne ? 'property' : 'properties'} for ${q}`;
  return `${count} Total ${isOne ? 'Property' : 'Properties'}.`;
}

/** `1 to 18 of 126`, for a page that is one of several. */
export function rangeText(results: SearchResults, page: number, pageSize: number): string {
  const first = (page - 1) * pageSize + 1;
  return `${whole.format(first)} to ${whole.format(first + results.properties.length - 1)} of ${whole.format(results.total)}`;
}
