import { sql } from 'drizzle-orm';
import { PLACES_PATH, statePath, townPath } from '#domain/listings/places.ts';
import { isOnSale } from '../../catalogue/card.ts';
import { slugOf } from '../../catalogue/places/summaries.ts';
import { type Database, queryRows } from '../../platform/db/database.ts';

/** Homes per sitemap; the protocol allows 50,000. */
export const HOMES_PER_SITEMAP = 2_000;
const BATCH_SIZE = 500;

export interface SitemapEntry {
  readonly path: string;
  /** When the page's content last changed, in ISO 8601. */
  readonly changedAt?: string;
}

const asIso = (value: ReturnType<typeof sql>) =>
  sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The latest change in each sitemap of homes, in the sitemaps' order. */
export async function homesSitemaps(db: Database): Promise<string[]> {
  const rows = await queryRows<{ changed_at: string }>(
    db,
    sql`select ${asIso(sql`max(updated_at)`)} as changed_at
        from (
          select updated_at, (row_number() over (order by id) - 1) / ${sql.raw(String(HOMES_PER_SITEMAP))} as sitemap
          from properties where ${isOnSale}
        ) as numbered group by sitemap order by sitemap`,
  );
  return rows.map(({ changed_at }) => changed_at);
}

/** The homes of one sitemap, in batches. @param page from 1. */
export async function* homesEntries(db: Database, page: number): AsyncGenerator<SitemapEntry> {
  const first = (page - 1) * HOMES_PER_SITEMAP;
  let after = await idBefore(db, first);
  for (let left = HOMES_PER_SITEMAP; left > 0 && after !== null; left -= BATCH_SIZE) {
    const rows: { id: string; changed_at: string }[] = await queryRows(
      db,
      sql`select id, ${asIso(sql`updated_at`)} as changed_at from properties
          where ${isOnSale} and id > ${after}::uuid order by id limit ${Math.min(left, BATCH_SIZE)}`,
    );
    for (const { id, changed_at } of rows) yield { path: `/property/${id}`, changedAt: changed_at };
    after = rows.at(-1)?.id ?? null;
  }
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** The id of the last home before this many others; null if there are not so many. */
async function idBefore(db: Database, count: number): Promise<string | null> {
  if (count === 0) return BEFORE_ALL;
  const [row] = await queryRows<{ id: string }>(
    db,
    sql`select id from properties where ${isOnSale} order by id limit 1 offset ${count - 1}`,
  );
  return row?.id ?? null;
}

/** The pages other than homes: the public pages, and those of states and towns. */
export async function pageEntries(db: Database): Promise<SitemapEntry[]> {
  const places = await queryRows<{ state: string; town: string | null; changed_at: string }>(
    db,
    sql`select state, town, ${asIso(sql`max(updated_at)`)} as changed_at
        from (
          select ${slugOf(sql`state`)} as state, ${slugOf(sql`town`)} as town, updated_at
          from properties where ${isOnSale}
        ) as placed group by grouping sets ((state), (state, town)) order by state, town nulls first`,
  );
  return [
    { path: '/' },
    { path: '/search' },
    { path: '/contact-support' },
    ...(places.length === 0 ? [] : [{ path: PLACES_PATH }]),
    ...places.map(({ state, town, changed_at }) => ({
      path: town === null ? statePath(state) : townPath(state, town),
      changedAt: changed_at,
    })),
  ];
}
