import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_PAGE_SIZE } from '#domain/listings.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Card, cardJson } from '../card.ts';
import { jsonArray } from '../json.ts';
import { type ListingFilter, where } from './filters.ts';
import { afterCondition } from './keyset.ts';
import type { TextMatch } from './match.ts';
import { orderOf } from './order.ts';
import { WORDS_VERSION } from './search-words.ts';
import { conditionsOf, totalOf } from './total.ts';

/**
 * A page of listings and the total count in one statement, so that both are consistent. The page's ids come from narrow
 * indexes; only the page's rows are read in full.
 */
export function pageStatement(db: Database, filter: ListingFilter, match: TextMatch | null) {
  const order = orderOf(filter.sort, match !== null);
  const columns = {
    total: sql<number>`result.total`,
    cards: sql<Card[]>`result.cards`,
    wordsVersion: match ? sql<number>`${WORDS_VERSION}` : sql<null>`null`,
  };
  return db.select(columns).from(
    sql`(
        ${weakMatches(filter, match)}
        select ${totalOf(filter, match)} as total, (
          select ${jsonArray(sql`card`, sql`place`)}
          from (
            select row_number() over (order by ${order.overall}) as place, card
            from (
              select tier, page.listed_at, page.price_kobo, page.id,
                ${cardJson({ userId: sql.placeholder('userId'), now: sql.placeholder('now') })} as card
              from (${idsOf(filter, match)}) as page
              join properties on properties.id = page.id
            ) as cards
          ) as placed
        ) as cards
      ) as result`,
  );
}

/** Weak matches, found once in any order, and used for both the count and the page. */
const weakMatches = (filter: ListingFilter, match: TextMatch | null): SQL =>
  match
    ? sql`with weak as materialized (
        select id, listed_at, price_kobo from properties ${where([...conditionsOf(filter), match.weak])})`
    : sql``;

/** Tier, id and sort keys of the page's listings. */
function idsOf(filter: ListingFilter, match: TextMatch | null): SQL {
  const order = orderOf(filter.sort, match !== null);
  const { reach, limit, offset } = windowOf(filter);
  const after = afterCondition(filter, order);
  const found = where([...conditionsOf(filter), ...(match ? [match.strong] : []), ...after]);
  const first = (tier: number, from: SQL): SQL => sql`(
    select ${sql.raw(String(tier))} as tier, id, listed_at, price_kobo from ${from}
    order by ${order.within} limit ${reach})`;
  const parts = [first(0, sql`properties ${found}`), ...(match ? [first(1, sql`weak ${where(after)}`)] : [])];
  return sql`select * from (${sql.join(parts, sql` union all `)}) as parts
    order by ${order.overall} limit ${limit} offset ${offset}`;
}

/** Whether a page has the default size and no offset: the first page, or one after a known home. */
export const isUsualPage = ({ limit, page, after }: ListingFilter): boolean =>
  limit === DEFAULT_PAGE_SIZE && (page === 1 || after !== undefined);

/**
 * Limit and offset. The usual page inlines both: PostgreSQL then knows the small row count, and plans the prepared
 * statement once instead of at each execution.
 */
function windowOf(filter: ListingFilter): Readonly<Record<'reach' | 'limit' | 'offset', SQL>> {
  if (!isUsualPage(filter)) {
    const given = (name: string): SQL => sql`${sql.placeholder(name)}::bigint`;
    return { reach: given('reach'), limit: given('limit'), offset: given('offset') };
  }
  const size = sql.raw(String(filter.limit));
  return { reach: size, limit: size, offset: sql`0` };
}
