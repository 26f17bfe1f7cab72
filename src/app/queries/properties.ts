import { isServer, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type CountFilter,
  countPrices,
  countProperties,
  filterProperties,
  getPlace,
  getProperty,
  getSimilarProperties,
  listPlaces,
  listProperties,
  listSavedProperties,
  type PlaceAddress,
  type PriceFilter,
  type PropertyFilter,
  type SearchPage,
} from '#api/calls/properties.ts';
import { keepListPage } from './keepListPage.ts';
import { queryKeys, type SavedFilter } from './keys.ts';

const RESULTS_KEPT_MS = 30 * 60_000;

/**
 * For calls that the service worker stores: offline it may respond, so they do not wait for the network. Without a
 * stored response they fail at once.
 */
const STORED_OFFLINE = { networkMode: 'offlineFirst' } as const;

export const propertiesQuery = (filter: PropertyFilter) =>
  queryOptions({
    ...STORED_OFFLINE,
    queryKey: queryKeys.properties.filter(filter),
    queryFn: async ({ client, signal }) => {
      // Use the cursor of the previous page if it is cached, so that the server skips no rows on deep pages.
      const { page = 1 } = filter;
      const key = queryKeys.properties.filter({ ...filter, page: page - 1 });
      const before = page > 1 ? client.getQueryData<SearchPage>(key) : undefined;
      if (before?.next === undefined) return filterProperties(filter, signal);
      const found = await filterProperties({ ...filter, after: before.next }, signal);
      // The list changed since the previous page was fetched. Where homes were withdrawn, those after the cursor may be
      // no page `page` any more, and the last of them on no page that is counted.
      const isStale = found.properties.length === 0 ? found.totalPages >= page : found.total < before.total;
      return isStale ? filterProperties(filter, signal) : found;
    },
    // A visitor who returns from a home finds the results and the scroll position. On a server a timer would retain
    // the whole page in memory.
    gcTime: isServer ? Number.POSITIVE_INFINITY : RESULTS_KEPT_MS,
  });

/** The number of homes for sale per price; ignores the price filter. */
export const priceCountsQuery = (filter: PriceFilter) =>
  queryOptions({
    ...STORED_OFFLINE,
    queryKey: queryKeys.properties.prices(filter),
    queryFn: ({ signal }) => countPrices(filter, signal),
    placeholderData: keepPreviousData,
  });

/** The number of homes that match a search. */
export const countQuery = (filter: CountFilter) =>
  queryOptions({
    queryKey: queryKeys.properties.count(filter),
    queryFn: ({ signal }) => countProperties(filter, signal),
  });

/** The homes with these ids. */
export const listedPropertiesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.properties.listed(ids),
    queryFn: ({ signal }) => listProperties(ids, signal),
    placeholderData: keepPreviousData,
  });

export const propertyQuery = (id: string) =>
  queryOptions({
    ...STORED_OFFLINE,
    queryKey: queryKeys.properties.detail(id),
    queryFn: ({ signal }) => getProperty(id, signal),
    // The route's loader retries; a page that the server rendered without the home must not fetch it on mount.
    retryOnMount: false,
  });

export const similarPropertiesQuery = (id: string) =>
  queryOptions({
    ...STORED_OFFLINE,
    queryKey: queryKeys.properties.similar(id),
    queryFn: ({ signal }) => getSimilarProperties(id, signal),
  });

/** Every state and town with homes on sale. */
export const placesQuery = queryOptions({
  queryKey: queryKeys.properties.places,
  queryFn: ({ signal }) => listPlaces(signal),
});

export const placeQuery = (place: PlaceAddress) =>
  queryOptions({
    queryKey: queryKeys.properties.place(place),
    queryFn: ({ signal }) => getPlace(place, signal),
    // For the same reason as in `propertyQuery`.
    retryOnMount: false,
  });

export const savedPropertiesQuery = (filter: SavedFilter) => {
  const queryKey = queryKeys.properties.saved(filter);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => listSavedProperties(filter, signal),
    placeholderData: keepListPage(queryKey),
  });
};
