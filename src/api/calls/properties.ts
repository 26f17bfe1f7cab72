import type * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE } from '#domain/listings/listings.ts';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import { emptyBody, success } from '../contract/envelope.ts';
import {
  type countFilter,
  countResponse,
  listedResponse,
  placeResponse,
  placesResponse,
  priceCountsResponse,
  type priceFilter,
  propertiesPage,
  type property,
  type propertyDetail,
  type propertyFilter,
  propertyResponse,
  savedCount,
  searchPage,
  similarResponse,
  type state,
  type town,
} from '../contract/properties.ts';

export type Property = Camel<z.output<typeof property>>;
export type SearchPage = Camel<z.output<typeof searchPage>['body']>;
export type PropertyDetail = Camel<z.output<typeof propertyDetail>>;
export type PropertyFilter = Partial<Camel<z.output<typeof propertyFilter>>>;

export type CountFilter = Partial<Camel<z.output<typeof countFilter>>>;
export type PriceFilter = Partial<Camel<z.output<typeof priceFilter>>>;

export const filterProperties = async (query: PropertyFilter, signal?: AbortSignal) =>
  (
    await call('GET', '/propy/filter-properties', searchPage, {
      query: { limit: DEFAULT_PAGE_SIZE, ...query },
      ...(signal && { signal }),
    })
  ).body;

/** The number of homes that match a search. */
export const countProperties = async (query: CountFilter, signal?: AbortSignal) =>
  (await call('GET', '/propy/count-properties', countResponse, { query, ...(signal && { signal }) })).body
    .total;

export const countPrices = async (query: PriceFilter, signal?: AbortSignal) =>
  (await call('GET', '/propy/price-counts', priceCountsResponse, { query, ...(signal && { signal }) })).body
    .prices;

export const listSavedProperties = async (
  query: { userId: string; search?: string; page?: number; limit?: number },
  signal?: AbortSignal,
) =>
  (
    await call('GET', '/propy/list-saved-properties', propertiesPage, {
      query: { limit: DEFAULT_PAGE_SIZE, ...query },
      ...(signal && { signal }),
    })
  ).body;

export const getProperty = async (id: string, signal?: AbortSignal): Promise<PropertyDetail> =>
  (await call('GET', '/propy/get-property', propertyResponse, { query: { id }, ...(signal && { signal }) }))
    .body.property;

export const getSimilarProperties = async (id: string, signal?: AbortSignal): Promise<Property[]> =>
  (
    await call('GET', '/propy/similar-properties', similarResponse, {
      query: { id },
      ...(signal && { signal }),
    })
  ).body.properties;

export type Town = Camel<z.output<typeof town>>;
export type State = Camel<z.output<typeof state>>;
/** A state, or a town in it. */
export interface PlaceAddress {
  readonly state: string;
  readonly town?: string;
}

export const listPlaces = async (signal?: AbortSignal): Promise<State[]> =>
  (await call('GET', '/propy/places', placesResponse, { ...(signal && { signal }) })).body.states;

export const getPlace = async (place: PlaceAddress, signal?: AbortSignal) =>
  (await call('GET', '/propy/place', placeResponse, { query: place, ...(signal && { signal }) })).body;
/** The homes with these ids, in the same order; unknown ids are left out. */
export const listProperties = async (ids: readonly string[], signal?: AbortSignal): Promise<Property[]> =>
  (
    await call('GET', '/propy/list-properties', listedResponse, {
      query: { ids: ids.join(',') },
      ...(signal && { signal }),
    })
  ).body.properties;

/** Saves the homes stored on this device before the login; returns how many of them exist. */
export const saveProperties = async (ids: readonly string[]): Promise<number> =>
  (await call('POST', '/propy/save-properties', savedCount, { body: { ids } })).body.saved;

/** A home that was just saved or unsaved stays so if the page is left. */
export const saveProperty = (id: string) =>
  call('POST', '/propy/save-property', success(emptyBody), { body: { id }, isLasting: true });

export const unsaveProperty = (id: string) =>
  call('POST', '/propy/unsave-property', success(emptyBody), { body: { id }, isLasting: true });
