import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type Card, cardJson, isOnSale } from '../card.ts';
import { isInState, isInTown, type State, statesOf, type Town } from './summaries.ts';

/** As many as fill three rows of a wide screen. */
const NEWEST_LIMIT = 9;

/** Reads every state and town with homes on sale. */
export function placesReader(db: Database) {
  const statement = db.select({ state: sql<State>`state` }).from(statesOf(sql`true`)).prepare('places_all');
  return async (): Promise<State[]> => (await statement.execute()).map(({ state }) => state);
}

interface Place {
  readonly state: State;
  readonly town: Town | null;
  readonly newest: Card[];
}

const stateSlug = sql`${sql.placeholder('state')}::text`;
const townSlug = sql`${sql.placeholder('town')}::text`;

/**
 * Loads a state, or a town in it, by slug.
 * @throws HttpError `not_found` if it has no home on sale.
 */
export function placeReader(db: Database) {
  const stateOf = db
    .select({ state: sql<State>`state` })
    .from(statesOf(isInState(stateSlug)))
    .prepare('place_state');
  const newestIn = (name: string, condition: ReturnType<typeof isInState>) =>
    db
      .select({ card: sql<Card>`listing.card` })
      .from(
        sql`(
          select ${cardJson(sql.placeholder('userId'))} as card
          from properties where ${isOnSale} and ${condition}
          order by listed_at desc, id desc limit ${sql.raw(String(NEWEST_LIMIT))}
        ) as listing`,
      )
      .prepare(name);
  const newestInState = newestIn('place_newest_in_state', isInState(stateSlug));
  const newestInTown = newestIn(
    'place_newest_in_town',
    sql`${isInTown(townSlug)} and ${isInState(stateSlug)}`,
  );

  return async (
    slugs: { readonly state: string; readonly town?: string | undefined },
    userId: string | null,
  ): Promise<Place> => {
    const [found] = await stateOf.execute({ state: slugs.state });
    const town = found?.state.towns.find(({ slug }) => slug === slugs.town) ?? null;
    if (!found || (slugs.town !== undefined && !town)) throw new HttpError('not_found');
    const values = { ...slugs, userId };
    const rows = await (town ? newestInTown : newestInState).execute(values);
    return { state: found.state, town, newest: rows.map(({ card }) => card) };
  };
}
