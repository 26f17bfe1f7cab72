import { type SQL, sql } from 'drizzle-orm';
import { OPEN_ENDED_ROOM_COUNT } from '#domain/listings/listings.ts';
import type { ListingFilter } from '#server/catalogue/search/filters.ts';
import { priceCounter } from '#server/catalogue/search/price-counts.ts';
import { KOBO_PER_MILLION } from '#server/catalogue/search/price-steps.ts';
import { listingSearch } from '#server/catalogue/search/search.ts';
import { searchWordsOf } from '#server/catalogue/search/search-words.ts';
import { type Database, queryRow, queryRows } from '#server/platform/db/database.ts';

/** How many of these searches state another total than `count(*)` of the listings. */
export async function countWrongTotals(db: Database, filters: readonly ListingFilter[]): Promise<number> {
  const search = listingSearch(db, searchWordsOf(db));
  let wrong = 0;
  for (const filter of filters) {
    const { minPrice, maxPrice } = filter;
    const conditions = [
      ...conditionsOf(filter),
      ...(minPrice ? [sql`price_kobo >= ${minPrice}`] : []),
      ...(maxPrice ? [sql`price_kobo <= ${maxPrice}`] : []),
    ];
    const counted = await queryRow<{ n: number }>(
      db,
      sql`select count(*)::integer as n from properties where ${sql.join(conditions, sql` and `)}`,
    );
    const found = await search(filter, null);
    if (found.total !== counted.n) wrong += 1;
  }
  return wrong;
}

/** How many of these searches state other counts by price than `count(*)` of the listings at any price. */
export async function countWrongPrices(db: Database, filters: readonly ListingFilter[]): Promise<number> {
  const countPrices = priceCounter(db, searchWordsOf(db));
  let wrong = 0;
  for (const filter of filters) {
    const counted = await queryRows<{ millions: number; count: number }>(
      db,
      sql`select (price_kobo / ${sql.raw(String(KOBO_PER_MILLION))})::integer as millions, count(*)::integer as count
        from properties where ${sql.join(conditionsOf(filter), sql` and `)} group by 1 order by 1`,
    );
    const stated = (await countPrices(filter)).map(({ millions, count }) => ({ millions, count }));
    if (JSON.stringify(stated) !== JSON.stringify(counted)) wrong += 1;
  }
  return wrong;
}

const conditionsOf = ({ type, beds, baths }: ListingFilter): SQL[] => [
  sql`withdrawn_at is null`,
  ...(type ? [sql`type = ${type}`] : []),
  ...(beds ? [roomsAre('beds', beds)] : []),
  ...(baths ? [roomsAre('baths', baths)] : []),
];

const roomsAre = (column: 'beds' | 'baths', count: number): SQL =>
  sql`${sql.raw(column)} ${sql.raw(count === OPEN_ENDED_ROOM_COUNT ? '>=' : '=')} ${count}`;
