import { and, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { propertyFilter } from '#api/contract/properties.ts';
import { OPEN_ENDED_ROOM_COUNT, type RoomCountOption } from '#domain/listings/listings.ts';
import { partialEnds } from './price-steps.ts';

/** A requested search. */
export type SearchQuery = Camel<z.output<typeof propertyFilter>>;
/** A search whose monthly ceiling is part of its price range: see `withMonthlyAsPrice`. */
export type ListingFilter = Omit<SearchQuery, 'monthlyMax' | 'plan' | 'months'>;

const rooms = (column: 'beds' | 'baths', count: number): SQL =>
  sql`${sql.identifier(column)} ${sql.raw(isOpenEnded(count) ? '>=' : '=')} ${sql.placeholder(column)}::integer`;

const isOpenEnded = (count: number): boolean => count === (OPEN_ENDED_ROOM_COUNT satisfies RoomCountOption);

/** The conditions that `properties`, `property_totals`, `property_prices` and `place_prices` all have the columns for. */
export function cellConditions({ beds, baths, type }: Pick<ListingFilter, 'beds' | 'baths' | 'type'>): SQL[] {
  const conditions: SQL[] = [];
  if (type !== undefined) conditions.push(sql`type = ${sql.placeholder('type')}`);
  if (beds !== undefined) conditions.push(rooms('beds', beds));
  if (baths !== undefined) conditions.push(rooms('baths', baths));
  return conditions;
}

/** Both ends are part of the range. */
export function priceConditions({ minPrice, maxPrice }: ListingFilter): SQL[] {
  const conditions: SQL[] = [];
  if (minPrice !== undefined) conditions.push(sql`price_kobo >= ${sql.placeholder('minPrice')}::bigint`);
  if (maxPrice !== undefined) conditions.push(sql`price_kobo <= ${sql.placeholder('maxPrice')}::bigint`);
  return conditions;
}

/** The name of these filters' prepared statement: equal names mean equal SQL. */
export function filterShape(filter: ListingFilter): string {
  const { minPrice, maxPrice, beds, baths, type } = filter;
  const parts = [
    minPrice === undefined ? '' : partialEnds(filter).low ? 'cut_min' : 'min',
    maxPrice === undefined ? '' : partialEnds(filter).high ? 'cut_max' : 'max',
    beds === undefined ? '' : isOpenEnded(beds) ? 'beds_from' : 'beds',
    baths === undefined ? '' : isOpenEnded(baths) ? 'baths_from' : 'baths',
    type === undefined ? '' : 'type',
  ];
  return parts.filter(Boolean).join('_') || 'all';
}

/** A `where` clause of all conditions; matches everything if there are none. */
export const where = (conditions: readonly SQL[]): SQL => sql`where ${and(...conditions) ?? sql`true`}`;
