import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  countPrices,
  filterProperties,
  getProperty,
  getSimilarProperties,
  listSavedProperties,
  type PriceFilter,
  type PropertyFilter,
} from '#api/calls/properties.ts';

export const propertiesQuery = (filter: PropertyFilter) =>
  queryOptions({
    queryKey: ['properties', 'filter', filter],
    queryFn: ({ signal }) => filterProperties(filter, signal),
    placeholderData: keepPreviousData,
  });

/** What is on sale at which price; a price filter of its own has no say in it. */
export const priceCountsQuery = (filter: PriceFilter) =>
  queryOptions({
    queryKey: ['properties', 'prices', filter],
    queryFn: ({ signal }) => countPrices(filter, signal),
    placeholderData: keepPreviousData,
  });

export const propertyQuery = (id: string) =>
  queryOptions({ queryKey: ['properties', 'detail', id], queryFn: ({ signal }) => getProperty(id, signal) });

export const similarPropertiesQuery = (id: string) =>
  queryOptions({
    queryKey: ['properties', 'similar', id],
    queryFn: ({ signal }) => getSimilarProperties(id, signal),
  });

export const savedPropertiesQuery = (query: { userId: string; search?: string; page?: number }) =>
  queryOptions({
    queryKey: ['properties', 'saved', query],
    queryFn: ({ signal }) => listSavedProperties(query, signal),
    placeholderData: keepPreviousData,
  });
