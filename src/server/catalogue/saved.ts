import { and, eq, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../platform/db/database.ts';
import { savedProperties } from '../platform/db/schema/properties.ts';
import { pageCount, pageWindow } from '../platform/http/page.ts';
import { type Card, cardJson } from './card.ts';
import { anyMatch, matchText } from './search/match.ts';
import { parseSearch } from './search/parse-search.ts';
import type { ListingPage } from './search/search.ts';
import type { SearchWords } from './search/search-words.ts';

/** Idempotent. */
export async function save(db: Database, userId: string, propertyId: string): Promise<void> {
  await db
    .insert(savedProperties)
    .values({ userId, propertyId, knownPriceKobo: priceOf(propertyId) })
    .onConflictDoNothing();
}

/**
 * Saves the homes that a visitor saved on the device, the first as the latest; skips unknown ones. Idempotent. Returns
 * how many of them exist.
 */
export async function saveMany(db: Database, userId: string, ids: readonly string[]): Promise<number> {
  const known = await queryRows<{ id: string }>(
    db,
    sql`with asked as (
          select distinct on (properties.id) properties.id, properties.price_kobo, given.place
          from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as given (id, place)
          join properties on properties.id = given.id::uuid
          order by properties.id, given.place
        ), added as (
          insert into saved_properties (user_id, property_id, saved_at, known_price_kobo)
          select ${userId}::uuid, id, now() - place * interval '1 millisecond', price_kobo from asked order by id
          on conflict do nothing
        )
        select id from asked`,
  );
  return known.length;
}

/** The price known to the user, who is notified when it changes. */
const priceOf = (propertyId: string) =>
  sql`(select price_kobo from properties where id = ${propertyId}::uuid)`;

/** Idempotent. */
export async function unsave(db: Database, userId: string, propertyId: string): Promise<void> {
  await db
    .delete(savedProperties)
    .where(and(eq(savedProperties.userId, userId), eq(savedProperties.propertyId, propertyId)));
}

/** A user's saved listings, latest first, filtered by `search`. */
export async function listSaved(
  db: Database,
  searchWords: SearchWords,
  { userId, search = '', limit, page }: { userId: string; search?: string; limit: number; page: number },
): Promise<ListingPage> {
  const text = await parseSearch(searchWords, search, { keepsUnknown: true });
  if (text === 'nothing') return { properties: [], total: 0, totalPages: 0 };
  const found = sql`from saved_properties join properties on properties.id = saved_properties.property_id
    where saved_properties.user_id = ${userId}::uuid and ${text === 'everything' ? sql`true` : anyMatch(matchText(text.terms))}`;
  const { offset } = pageWindow({ limit, page });
  const rows = await queryRows<{ total: number; card: Card | null }>(
    db,
    sql`select (select count(*) ${found})::integer as total, listing.card
        from (select 1) as one
        left join lateral (
          select ${cardJson(sql`${userId}`)} as card, saved_properties.saved_at, saved_properties.property_id ${found}
          order by saved_properties.saved_at desc, saved_properties.property_id desc
          limit ${limit} offset ${offset}
        ) as listing on true
        order by listing.saved_at desc, listing.property_id desc`,
  );
  const total = rows[0]?.total ?? 0;
  return { properties: rows.flatMap(({ card }) => card ?? []), total, totalPages: pageCount(total, limit) };
}
