import { keepPreviousData, queryOptions } from '@tanstack/react-query';
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
} from '#api/calls/properties.ts';
import { queryKeys, type SavedFilter } from './keys.ts';

const RESULTS_KEPT_MS = 30 * 60_000;

export const propertiesQuery = (filter: PropertyFilter) =>
  queryOptions({
    queryKey: queryKeys.properties.filter(filter),
    queryFn: ({ signal }) => filterProperties(filter, signal),
    // A visitor who comes back from a home finds the results, and their place among them.
    gcTime: RESULTS_KEPT_MS,
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
