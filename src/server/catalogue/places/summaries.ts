import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { state } from '#api/contract/properties.ts';
import { isOnSale } from '../card.ts';
import { type FieldsOf, jsonArray, jsonObject } from '../json.ts';

export type State = Camel<z.input<typeof state>>;
export type Town = State['towns'][number];

/** The SQL equivalent of the domain's `slugify`. */
export const slugOf = (name: SQL): SQL => sql`replace(search_fold(${name}), ' ', '-')`;

/** Spellings with the same slug in a state are one town, named by the most common spelling. */
const towns = (condition: SQL): SQL => sql`
  select state_slug, mode() within group (order by state_name) as state_name,
    slug, mode() within group (order by name) as name,
    sum(n)::integer as n, min(min_price) as min_price, max(max_price) as max_price
  from (
    select ${slugOf(sql`state`)} as state_slug, state as state_name, ${slugOf(sql`town`)} as slug, town as name,
      count(*) as n, min(price_kobo) as min_price, max(price_kobo) as max_price
    from properties where ${isOnSale} and ${condition} group by state, town
  ) as spelled
  group by state_slug, slug`;

const town = jsonObject({
  name: sql`name`,
  slug: sql`slug`,
  count: sql`n`,
  minPrice: sql`min_price`,
  maxPrice: sql`max_price`,
} satisfies FieldsOf<Town>);

const stateFields = jsonObject({
  name: sql`mode() within group (order by state_name)`,
  slug: sql`state_slug`,
  count: sql`sum(n)`,
  minPrice: sql`min(min_price)`,
  maxPrice: sql`max(max_price)`,
  towns: jsonArray(town, sql`n desc, slug`),
} satisfies FieldsOf<State>);

/** States with homes on sale that meet a condition on `properties`, with their towns, most homes first. */
export const statesOf = (condition: SQL): SQL => sql`
  (select ${stateFields} as state
   from (${towns(condition)}) as towns
   group by state_slug
   order by sum(n) desc, state_slug) as states`;

/** The spellings of a state's name with this slug, by which an index finds its homes. */
export const isInState = (slug: SQL): SQL =>
  sql`state in (select name from search_names where kind = 'state' and ${slugOf(sql`name`)} = ${slug})`;

export const isInTown = (slug: SQL): SQL =>
  sql`town in (select name from search_names where kind = 'town' and ${slugOf(sql`name`)} = ${slug})`;
