import { SelectField } from '@adire/ui';
import { SORTS, type Sort } from '#domain/listings.ts';
import type { ChosenSort } from '#machines/search/search.filters.ts';
import type { Search } from './useSearch.ts';

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  relevance: 'Best match',
  newest: 'Newest',
  monthly_asc: '₦ a month: low to high',
  monthly_desc: '₦ a month: high to low',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
};

/** The order of the homes. Without a text there is nothing to match best: newest is the order then. */
export function SearchOrder({ search: { snapshot, send } }: { readonly search: Search }) {
  const { q, sort } = snapshot.context.applied;
  const hasText = q !== '';
  return (
    <SelectField<Sort>
      label="Order"
      hideLabel
      look="plain"
      options={SORTS.filter((value) => hasText || value !== 'relevance').map((value) => ({
        value,
        label: SORT_LABELS[value],
      }))}
      value={sort ?? (hasText ? 'relevance' : 'newest')}
      onChange={(value) => send({ type: 'sort.chosen', sort: chosenSort(value, hasText) })}
    />
  );
}

/** The order that a search has anyway is not named. */
const chosenSort = (value: Sort, hasText: boolean): ChosenSort | null =>
  value === 'relevance' || (value === 'newest' && !hasText) ? null : value;
