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
import { queryKeys, type SavedFilter } from './keys.ts';

const RESULTS_KEPT_MS = 30 * 60_000;

export const propertiesQuery = (filter: PropertyFilter) =>
  queryOptions({
    queryKey: queryKeys.properties.filter(filter),
    queryFn: async ({ client, signal }) => {
      // After the page before, where that is here: however deep the page is, the server skips none.
      const { page = 1 } = filter;
      const before = queryKeys.properties.filter({ ...filter, page: page - 1 });
      const after = page > 1 ? client.getQueryData<SearchPage>(before)?.next : undefined;
      if (after === undefined) return filterProperties(filter, signal);
      const found = await filterProperties({ ...filter, after }, signal);
      // The page before is of a while ago: homes that followed are gone since, others stand before it now.
      const isStale = found.properties.length === 0 && found.totalPages >= page;
      return isStale ? filterProperties(filter, signal) : found;
    },
    // A visitor who comes back from a home finds the results, and their place among them. On a server a timer would hold
    // all that a page is made of.
    gcTime: isServer ? Number.POSITIVE_INFINITY : RESULTS_KEPT_MS,
  });

/** What is on sale at which price; a price filter of its own has no say in it. */
export const priceCountsQuery = (filter: PriceFilter) =>
  queryOptions({
    queryKey: queryKeys.properties.prices(filter),
    queryFn: ({ signal }) => countPrices(filter, signal),
    placeholderData: keepPreviousData,
  });

/** How many homes a search would find. */
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
    queryKey: queryKeys.properties.detail(id),
    queryFn: ({ signal }) => getProperty(id, signal),
    // The route's loader tries again; a page that a server rendered without the home stays as it is.
    retryOnMount: false,
  });

export const similarPropertiesQuery = (id: string) =>
  queryOptions({
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
    // As of a home.
    retryOnMount: false,
  });

export const savedPropertiesQuery = (filter: SavedFilter) =>
  queryOptions({
    queryKey: queryKeys.properties.saved(filter),
    queryFn: ({ signal }) => listSavedProperties(filter, signal),
    placeholderData: keepPreviousData,
  });
