import { type SQL, sql } from 'drizzle-orm';
import { isOnSale } from '../card.ts';
import { cellConditions, type ListingFilter, priceConditions, where } from './filters.ts';
import type { TextMatch } from './match.ts';
import { partialEnds } from './price-steps.ts';

const count = (conditions: readonly SQL[]): SQL =>
  sql`(select count(*) from properties ${where(conditions)})`;

/** The SQL expression of the total count. For a text it counts the weak matches from the CTE `weak`. */
export function totalOf(filter: ListingFilter, match: TextMatch | null): SQL {
  if (match === null) return sql`${strongTotal(filter, null)}::integer`;
  return sql`(${strongTotal(filter, match)} + (select count(*) from weak))::integer`;
}

/** Uses the smallest table that has the needed columns. */
function strongTotal(filter: ListingFilter, match: TextMatch | null): SQL {
  if (match && !match.isByName) return count([...conditionsOf(filter), match.strong]);
  const strong = match ? [match.strong] : [];
  const table = match
    ? sql`place_prices`
    : priceConditions(filter).length > 0
      ? sql`property_prices`
      : sql`property_totals`;
  const cells = where([...cellConditions(filter), ...stepConditions(filter), ...strong]);
  const parts = [
    sql`(select coalesce(sum(n), 0) from ${table} ${cells})`,
    ...endConditions(filter).map((end) => count([isOnSale, ...cellConditions(filter), ...end, ...strong])),
  ];
  return sql`(${sql.join(parts, sql` + `)})`;
}

function stepConditions({ minPrice, maxPrice }: ListingFilter): SQL[] {
  return [
    ...(minPrice === undefined ? [] : [sql`step >= ${sql.placeholder('firstStep')}::integer`]),
    ...(maxPrice === undefined ? [] : [sql`step <= ${sql.placeholder('lastStep')}::integer`]),
  ];
}

/** The prices at the ends of the range that are outside whole steps. */
function endConditions(filter: ListingFilter): SQL[][] {
  const { low, high } = partialEnds(filter);
  const price = (comparison: string, name: string): SQL =>
    sql`price_kobo ${sql.raw(comparison)} ${sql.placeholder(name)}::bigint`;
  return [
    ...(low ? [[price('>=', 'minPrice'), price('<', 'lowUntil')]] : []),
    ...(high ? [[price('>', 'highAbove'), price('<=', 'maxPrice')]] : []),
  ];
}

/** The conditions on `properties` of all criteria except the text. */
export const conditionsOf = (filter: ListingFilter): SQL[] => [
  isOnSale,
  ...cellConditions(filter),
  ...priceConditions(filter),
];
