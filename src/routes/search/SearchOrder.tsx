import { Button, SelectField } from '@adire/ui';
import { memo } from 'react';
import { SORTS, type Sort } from '#domain/listings/listings.ts';
import type { ChosenSort, SearchFilters } from '#machines/search/search.filters.ts';
import { HiddenFilters } from './HiddenFilters.tsx';
import * as styles from './SearchBar.css.ts';
import type { Search } from './useSearch.ts';

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  relevance: 'Best match',
  newest: 'Newest',
  monthly_asc: '₦ a month: low to high',
  monthly_desc: '₦ a month: high to low',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
};

interface SearchOrderProps {
  readonly applied: SearchFilters;
  readonly send: Search['send'];
}

/** The sort order. 'Best match' needs a search text; without one the default is 'Newest'. */
export const SearchOrder = memo(function SearchOrder({ applied, send }: SearchOrderProps) {
  const { q, sort } = applied;
  const hasText = q !== '';
  return (
    <form method="get" action="/search" className={styles.orderForm}>
      <HiddenFilters filters={{ ...applied, sort: null, page: 1 }} />
      <SelectField<Sort>
        label="Order"
        hideLabel
        look="plain"
        name="sort"
        options={SORTS.filter((value) => hasText || value !== 'relevance').map((value) => ({
          value,
          label: SORT_LABELS[value],
        }))}
        value={sort ?? (hasText ? 'relevance' : 'newest')}
        onChange={(value) => send({ type: 'sort.chosen', sort: chosenSort(value, hasText) })}
      />
      <noscript>
        <Button type="submit" variant="quiet">
          Sort
        </Button>
      </noscript>
    </form>
  );
});

/** Null for the default order, which is left out of the URL. */
const chosenSort = (value: Sort, hasText: boolean): ChosenSort | null =>
  value === 'relevance' || (value === 'newest' && !hasText) ? null : value;
