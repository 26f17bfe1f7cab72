import { OPEN_ENDED_ROOM_COUNT, PROPERTY_TYPE_LABELS, type RoomCountOption } from '#domain/listings.ts';
import type { Kobo } from '#domain/money.ts';
import { formatNairaShort } from '#domain/shortMoney.ts';
import type { FilterDraft, FilterMenuName } from '#machines/search/search.filters.ts';

export const MENU_LABELS: Readonly<Record<FilterMenuName, string>> = {
  price: 'Price',
  type: 'Type',
  beds: 'Beds',
  baths: 'Baths',
};

/** `4+` for the last, which means that many or more. */
export const roomCountText = (count: RoomCountOption): string =>
  count === OPEN_ENDED_ROOM_COUNT ? `${count}+` : String(count);

/** What a filter is set to, in words; null where it is not set. */
export const filterLabels: Readonly<Record<FilterMenuName, (filters: FilterDraft) => string | null>> = {
  price: ({ minKobo, maxKobo }) => priceRangeLabel(minKobo, maxKobo),
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
