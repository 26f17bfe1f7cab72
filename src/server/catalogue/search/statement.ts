import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_PAGE_SIZE, OPEN_ENDED_ROOM_COUNT } from '#domain/listings/listings.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Card, cardJson, isOnSale } from '../card.ts';
import { jsonArray } from '../json.ts';
import { cellConditions, type ListingFilter, priceConditions, where } from './filters.ts';
import { afterCondition } from './keyset.ts';
import type { TextMatch } from './match.ts';
import { type ListingOrder, orderOf } from './order.ts';
import { KOBO_PER_MILLION } from './price-steps.ts';
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
        with ${weakMatches(filter, match)} ${counted(filter, match)}
        select (select total from counted) as total, (
          select ${jsonArray(sql`card`, sql`place`)}
          from (
            select row_number() over (order by ${order.overall}) as place, card
            from (
              select tier, page.listed_at, page.price_kobo, page.id,
                ${cardJson(sql.placeholder('userId'))} as card
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
    ? sql`weak as materialized (
        select id, listed_at, price_kobo from properties ${where([...conditionsOf(filter), match.weak])}),`
    : sql``;

/**
 * The total, and whether it is so small that it costs less to read and sort all that is found than to read in order
 * until the page is full, which takes `reach / total` of all listings; reading in order costs a third as much for each.
 * The offset is a fence: without it the planner would count again wherever the total is named.
 */
const counted = (filter: ListingFilter, match: TextMatch | null): SQL =>
  sql`counted as materialized (
    select total, total > 0 and total::float8 * total <= ${windowOf(filter).reach} * listings.reltuples / 3 as is_few
    from (select ${totalOf(filter, match)} as total offset 0) as found
    cross join (select reltuples from pg_class where oid = 'properties'::regclass) as listings)`;

/**
 * Tier, id and sort keys of the page's listings. Many are read in their order until the page is full. Few are all read,
 * and sorted then: in their order, nearly every listing would be read to find them. Only one of the two is executed,
 * because the other's condition on the total fails before it.
 */
function idsOf(filter: ListingFilter, match: TextMatch | null): SQL {
  const order = orderOf(filter.sort, match !== null);
  const { reach, limit, offset } = windowOf(filter);
  const after = afterCondition(filter, order);
  const strong = [...(match ? [match.strong] : []), ...after];
  const inOrder = sql`order by ${order.within}`;
  const first = (tier: number, from: SQL): SQL => sql`(
    select ${sql.raw(String(tier))} as tier, id, listed_at, price_kobo from ${from} limit ${reach})`;
  // Each offset is a fence, which the planner moves no condition across. The order is not repeated outside of it: with
  // one to make, the planner would expect that all is read.
  const many = sql`(
      select id, listed_at, price_kobo, beds, baths, type from properties
      ${where([...orderedConditions(filter, order), ...strong, ...(match ? [] : firstFound(filter, order)), sql`(select not is_few and total > 0 from counted)`])}
      ${inOrder} offset 0) as ordered ${where(filteredConditions(filter, order))}`;
  const groups = roomGroups(filter);
  const found = [
    ...conditionsOf(filter),
    ...(filter.type === undefined && groups.length === 1 ? groups : []),
    ...strong,
    sql`(select is_few from counted)`,
  ];
  const parts = [
    first(0, many),
    first(
      0,
      sql`(select id, listed_at, price_kobo from properties ${where(found)} offset 0) as few ${inOrder}`,
    ),
    ...(match ? [first(1, sql`weak ${where(after)} ${inOrder}`)] : []),
  ];
  return sql`select * from (${sql.join(parts, sql` union all `)}) as parts
    order by ${order.overall} limit ${limit} offset ${offset}`;
}

/** The conditions that an index in this order begins with: what is read in it is then dense with what is found. */
function orderedConditions(filter: ListingFilter, order: ListingOrder): SQL[] {
  const byType = cellConditions({ type: filter.type });
  if (!isByPrice(order)) return [isOnSale, ...byType];
  const [first] = [...roomGroups(filter), ...byType];
  return [isOnSale, ...(first ? [first] : []), ...priceConditions(filter)];
}

/**
 * The step of the first price with a found listing, in the order of price. The indexes begin with one of type and rooms
 * at most: with two of them, all cheaper listings of the one would be read before the first that has the other as well.
 */
function firstFound(filter: ListingFilter, order: ListingOrder): SQL[] {
  const cells = cellConditions(filter);
  if (!isByPrice(order) || cells.length < 2) return [];
  const edgeOf = (millions: string, within: readonly SQL[]): SQL => sql`(
    select (${sql.raw(millions)})::bigint * ${sql.raw(String(KOBO_PER_MILLION))}
    from property_prices ${where([...cells, sql`n > 0`, ...within])})`;
  const stepOf = (price: 'minPrice' | 'maxPrice'): SQL => sql`price_step(${sql.placeholder(price)}::bigint)`;
  if (order.key.isDescending) {
    const within = filter.maxPrice === undefined ? [] : [sql`step <= ${stepOf('maxPrice')}`];
    return [sql`price_kobo <= ${edgeOf('(max(step) + 1) / 2', within)}`];
  }
  const within = filter.minPrice === undefined ? [] : [sql`step >= ${stepOf('minPrice')}`];
  return [sql`price_kobo >= ${edgeOf('min(step) / 2', within)}`];
}

/** The conditions that are checked on each listing that is read in this order. */
const filteredConditions = (filter: ListingFilter, order: ListingOrder): SQL[] =>
  isByPrice(order)
    ? cellConditions(filter)
    : [...cellConditions({ beds: filter.beds, baths: filter.baths }), ...priceConditions(filter)];

const isByPrice = ({ key }: ListingOrder): boolean => key.column === 'price_kobo';

/** Equalities on bedrooms and bathrooms, as the indexes by price have them: all counts from the open-ended one are one. */
const roomGroups = ({ beds, baths }: ListingFilter): SQL[] =>
  Object.entries({ beds, baths }).flatMap(([column, count]) =>
    count === undefined
      ? []
      : [
          sql`least(${sql.identifier(column)}, ${sql.raw(String(OPEN_ENDED_ROOM_COUNT))}) = ${sql.placeholder(column)}::integer`,
        ],
  );

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
