import { PageHead } from '#app/head/PageHead.tsx';
import { pageTitle } from '#app/head/truncateText.ts';
import { useProductName } from '#app/settings/PageSettingsContext.ts';
import type { SearchFilters } from '#machines/search/search.filters.ts';
import { searchPath } from '#machines/search/search.url.ts';

/**
 * The document head. Search engines index only the first page of the unfiltered search: places have pages of their own,
 * and robots.txt excludes all others.
 */
export function SearchHead({ applied }: { readonly applied: SearchFilters }) {
  const productName = useProductName();
  const isEverything = searchPath(applied) === searchPath({});
  return (
    <PageHead
      title={pageTitle(
        applied.q === '' ? 'Search homes for sale in Nigeria' : `${applied.q} · Search`,
        productName,
        applied.page === 1 ? '' : ` · Page ${applied.page}`,
      )}
      description="Homes for sale in Nigeria, each with what it takes a month. Narrow them by place, price, type, beds and baths."
      path={isEverything ? searchPath({}) : null}
    />
  );
}
