import { monthsText } from '#app/format/countText.ts';
import {
  OPEN_ENDED_ROOM_COUNT,
  PROPERTY_TYPE_LABELS,
  type RoomCountOption,
  type SearchCriterion,
} from '#domain/listings/listings.ts';
import { formatNaira, type Kobo } from '#domain/money.ts';
import { formatNairaShort } from '#domain/shortMoney.ts';
import { type FilterDraft, type FilterMenuName, NO_FILTERS } from '#machines/search/search.filters.ts';

export const MENU_LABELS: Readonly<Record<FilterMenuName, string>> = {
  price: 'Price',
  monthly: '₦ a month',
  type: 'Type',
  beds: 'Beds',
  baths: 'Baths',
};

/** The menu that sets a criterion; null for the search text. */
export const MENU_OF_CRITERION: Readonly<Record<SearchCriterion, FilterMenuName | null>> = {
  search: null,
  price: 'price',
  monthly: 'monthly',
  type: 'type',
  beds: 'beds',
  baths: 'baths',
};

/** `4+` for the last option, which means four or more. */
export const roomCountText = (count: RoomCountOption): string =>
  count === OPEN_ENDED_ROOM_COUNT ? `${count}+` : String(count);

/** The text of each filter's value; null if it is not set. */
export const filterLabels: Readonly<Record<FilterMenuName, (filters: FilterDraft) => string | null>> = {
  price: ({ minKobo, maxKobo }) => priceRangeLabel(minKobo, maxKobo),
  monthly: monthlyLabel,
  type: ({ type }) => type && PROPERTY_TYPE_LABELS[type],
  beds: ({ beds }) => roomsLabel(beds, 'bed'),
  baths: ({ baths }) => roomsLabel(baths, 'bath'),
};

const roomsLabel = (count: RoomCountOption | null, word: string): string | null =>
  count && `${roomCountText(count)} ${word}${count === 1 ? '' : 's'}`;

function priceRangeLabel(minKobo: Kobo | null, maxKobo: Kobo | null): string | null {
  if (minKobo !== null && maxKobo !== null) {
    return `${formatNairaShort(minKobo)} to ${formatNairaShort(maxKobo)}`;
  }
  if (minKobo !== null) return `From ${formatNairaShort(minKobo)}`;
  return maxKobo === null ? null : `Up to ${formatNairaShort(maxKobo)}`;
}

/** `Up to ₦420,000 a month`, with plan and duration if they differ from the advertised ones. */
function monthlyLabel({ maxMonthlyKobo, plan, months }: FilterDraft): string | null {
  const isAdvertised = plan === NO_FILTERS.plan && months === NO_FILTERS.months;
  const terms = isAdvertised ? [] : [`Plan ${plan}, ${monthsText(months)}`];
  const ceiling = maxMonthlyKobo === null ? [] : [`Up to ${formatNaira(maxMonthlyKobo)} a month`];
  const parts = [...ceiling, ...terms];
  return parts.length === 0 ? null : parts.join(' · ');
}
