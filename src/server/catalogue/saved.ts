import { and, eq, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../platform/db/database.ts';
import { savedProperties } from '../platform/db/schema/properties.ts';
import { pageCount, pageWindow } from '../platform/http/page.ts';
import { type Card, cardJson } from './card.ts';
import { anyMatch, matchText } from './search/match.ts';
import { parseSearch } from './search/parseSearch.ts';
import type { ListingPage } from './search/search.ts';
import type { SearchWords } from './search/searchWords.ts';

/** Saving what is saved already changes nothing. */
export async function save(db: Database, userId: string, propertyId: string): Promise<void> {
  await db.insert(savedProperties).values({ userId, propertyId }).onConflictDoNothing();
}

/** Letting go of what is not saved changes nothing. */
export async function unsave(db: Database, userId: string, propertyId: string): Promise<void> {
  await db
    .delete(savedProperties)
    .where(and(eq(savedProperties.userId, userId), eq(savedProperties.propertyId, propertyId)));
}

/** What a person saved, the last first; `search` narrows it as it does a search. */
export async function listSaved(
  db: Database,
  searchWords: SearchWords,
  {
    userId,
    now,
    search = '',
    limit,
    page,
  }: { userId: string; now: Date; search?: string; limit: number; page: number },
): Promise<ListingPage> {
  const text = await parseSearch(searchWords, search);
  if (text === 'nothing') return { properties: [], total: 0, totalPages: 0 };
  const found = sql`from saved_properties join properties on properties.id = saved_properties.property_id
    where saved_properties.user_id = ${userId}::uuid and ${text === 'everything' ? sql`true` : anyMatch(matchText(text))}`;
  const { offset } = pageWindow({ limit, page });
  const viewer = { userId: sql`${userId}`, now: sql`${now.toISOString()}` };
  const rows = await queryRows<{ total: number; card: Card | null }>(
    db,
    sql`select (select count(*) ${found})::integer as total, listing.card
        from (select 1) as one
        left join lateral (
          select ${cardJson(viewer)} as card, saved_properties.saved_at, saved_properties.property_id ${found}
          order by saved_properties.saved_at desc, saved_properties.property_id desc
          limit ${limit} offset ${offset}
        ) as listing on true
        order by listing.saved_at desc, listing.property_id desc`,
  );
  const total = rows[0]?.total ?? 0;
  return { properties: rows.flatMap(({ card }) => card ?? []), total, totalPages: pageCount(total, limit) };
}
