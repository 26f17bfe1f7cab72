import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { type Card, cardJson } from './card.ts';

const SIMILAR_LIMIT = 10;
const NEIGHBOURS = 10;

/** The nearest homes by price, above and below, among those with an equal column; one index scan per side. */
const neighbours = (column: 'town' | 'state' | 'type'): SQL => {
  const shared = sql.identifier(column);
  const side = (comparison: SQL, order: SQL): SQL => sql`(
    select near.id, near.town, near.state, near.type, near.price_kobo
    from properties as near, home
    where near.withdrawn_at is null and near.${shared} = home.${shared} and near.price_kobo ${comparison} home.price_kobo and near.id <> home.id
    order by ${order} limit ${sql.raw(String(NEIGHBOURS))})`;
  return sql`${side(sql`>=`, sql`near.price_kobo, near.id`)} union ${side(sql`<`, sql`near.price_kobo desc, near.id desc`)}`;
};

/**
 * Reads up to 10 homes that are most similar to one: by town, then state, type and price. None for an unknown id.
 */
export function similarReader(db: Database) {
  const statement = db
    .select({ card: sql<Card>`ranked_cards.card` })
    .from(
      sql`(
        with home as materialized (
          select id, town, state, type, price_kobo from properties where id = ${sql.placeholder('id')}::uuid
        ), candidates as (
          ${neighbours('town')} union ${neighbours('state')} union ${neighbours('type')}
        ), ranked as (
          select near.id, row_number() over (order by
            (near.town = home.town and near.state = home.state)::integer * 2
              + (near.state = home.state)::integer + (near.type = home.type)::integer * 2
              - abs(ln(near.price_kobo::double precision / home.price_kobo)) desc,
            near.id) as place
          from candidates as near, home
        )
        select ${cardJson(sql.placeholder('userId'))} as card, ranked.place
        from ranked join properties on properties.id = ranked.id
        where ranked.place <= ${sql.raw(String(SIMILAR_LIMIT))}
        order by ranked.place
      ) as ranked_cards`,
    )
    .prepare('listing_similar');
  return async (id: string, userId: string | null): Promise<Card[]> => {
    const rows = await statement.execute({ id, userId });
    return rows.map(({ card }) => card);
  };
}
