import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type Card, cardJson, isOnSale } from '../card.ts';
import { cellConditions, type ListingFilter, priceConditions, where } from './filters.ts';
import { matchText, type TextMatch } from './match.ts';
import { orderOf } from './order.ts';
import type { Term } from './parseSearch.ts';

/**
 * A page of listings and the number of them all, in one statement, so that both are of one moment. The ids of the
 * page come from narrow indexes; only its own rows are read whole. One row a listing; a page without any has one
 * row, for the total.
 */
export function pageStatement(db: Database, filter: ListingFilter, terms: readonly [Term, ...Term[]] | null) {
  const order = orderOf(filter.sort, terms !== null);
  const match = terms && matchText(terms);
  return db.select({ total: sql<number>`result.total`, card: sql<Card | null>`result.card` }).from(
    sql`(
        ${weakMatches(filter, match)}
        select ${totalOf(filter, match)} as total, listing.card
        from (select 1) as one
        left join lateral (
          select row_number() over (order by ${order.overall}) as place, card
          from (
            select tier, page.listed_at, page.price_kobo, page.id,
              ${cardJson({ userId: sql.placeholder('userId'), now: sql.placeholder('now') })} as card
            from (${idsOf(filter, match)}) as page
            join properties on properties.id = page.id
          ) as cards
        ) as listing on true
        order by listing.place
      ) as result`,
  );
}

/** What matches weakly is found once, without regard to the order, and both counted and paged. */
const weakMatches = (filter: ListingFilter, match: TextMatch | null): SQL =>
  match
    ? sql`with weak as materialized (
        select id, listed_at, price_kobo from properties ${where([...conditionsOf(filter), match.weak])})`
    : sql``;

/** Tier, id and sort keys of the page's listings. */
function idsOf(filter: ListingFilter, match: TextMatch | null): SQL {
  const order = orderOf(filter.sort, match !== null);
  const found = where([...conditionsOf(filter), ...(match ? [match.strong] : [])]);
  const first = (tier: number, from: SQL): SQL => sql`(
    select ${sql.raw(String(tier))} as tier, id, listed_at, price_kobo from ${from}
    order by ${order.within} limit ${sql.placeholder('reach')}::bigint)`;
  const parts = [first(0, sql`properties ${found}`), ...(match ? [first(1, sql`weak`)] : [])];
  return sql`select * from (${sql.join(parts, sql` union all `)}) as parts
    order by ${order.overall} limit ${sql.placeholder('limit')}::bigint offset ${sql.placeholder('offset')}::bigint`;
}

/** How many listings there are in all, to be selected; of a text it counts the weak matches by their name. */
export function totalOf(filter: ListingFilter, match: TextMatch | null): SQL {
  const count = (conditions: readonly SQL[]): SQL =>
    sql`(select count(*) from properties ${where(conditions)})`;
  const conditions = conditionsOf(filter);
  if (match) return sql`(${count([...conditions, match.strong])} + (select count(*) from weak))::integer`;
  // The totals know no prices, so the rows are counted then, from a covering index.
  if (priceConditions(filter).length > 0) return sql`${count(conditions)}::integer`;
  return sql`(select coalesce(sum(n), 0) from property_totals ${where(cellConditions(filter))})::integer`;
}

/** The conditions on `properties` of all that narrows a search besides its text. */
export const conditionsOf = (filter: ListingFilter): SQL[] => [
  isOnSale,
  ...cellConditions(filter),
  ...priceConditions(filter),
];
