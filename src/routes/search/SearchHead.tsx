import { PageHead } from '#app/head/PageHead.tsx';
import { pageTitle } from '#app/head/shortened.ts';
import { useProductName } from '#app/settings/PageSettingsContext.ts';
import type { SearchFilters } from '#machines/search/search.filters.ts';
import { searchPath } from '#machines/search/search.url.ts';

/** The head of the search. Only the search of everything is listed by search engines: places have pages of their own. */
export function SearchHead({ applied }: { readonly applied: SearchFilters }) {
  const productName = useProductName();
  const isEverything = searchPath(applied) === searchPath({});
  return (
    <PageHead
      title={pageTitle(
        applied.q === '' ? 'Search homes for sale in Nigeria' : `${applied.q} · Search`,
        productName,
      )}
      description="Homes for sale in Nigeria, each with what it takes a month. Narrow them by place, price, type, beds and baths."
      path={isEverything ? searchPath({}) : null}
    />
  );
}
