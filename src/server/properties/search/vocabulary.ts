import { sql } from 'drizzle-orm';
import type { PropertyType } from '#domain/homes.ts';
import { type Database, queryRows } from '#server/db/database.ts';
import { oneSlipAway } from './slips.ts';

/** How many words that sound alike are looked at, for a word that may have two slips. */
const ALIKE_LIMIT = 20;

/** A town, state or type that a word is part of the name of. */
export type Name =
  | { readonly kind: 'town' | 'state'; readonly name: string }
  | { readonly kind: 'type'; readonly name: PropertyType };

export interface KnownWord {
  readonly word: string;
  /** As the full-text search has it, without its ending. Null for a word like `the`, which says nothing. */
  readonly lexeme: string | null;
  /** In how many listings it stands; 0 where in none. */
  readonly listingCount: number;
  readonly names: readonly Name[];
}

const namesOf = (word: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(json_build_object('kind', kind, 'name', name)), '[]')
       from search_names where lexemes && search_lexemes(${word}))`;

/** What the listings know of these words. */
export const lookUp = (db: Database, words: readonly string[]): Promise<KnownWord[]> =>
  queryRows<KnownWord>(
    db,
    sql`select q.word, (search_lexemes(q.word))[1] as lexeme, ${namesOf(sql`q.word`)} as names,
          case
            when w.n > 0 then w.n
            when exists (
              select 1 from properties
              where document @@ array_to_string(search_lexemes(q.word), ' & ')::tsquery
            ) then 1
            else 0
          end as "listingCount"
        from json_array_elements_text(${JSON.stringify(words)}::json) as q (word)
        left join search_words as w on w.word = q.word`,
  );

/** The words of the listings that are one slip away from these. */
export const oneSlipFrom = (db: Database, words: readonly string[]): Promise<KnownWord[]> =>
  knownAmong(
    db,
    sql`select word, n from search_words
        where word in (select json_array_elements_text(${JSON.stringify(words.flatMap(oneSlipAway))}::json))`,
  );

/** The words of the listings that share enough of their letters with these to be two slips away. */
export const alike = (db: Database, words: readonly string[]): Promise<KnownWord[]> =>
  knownAmong(
    db,
    sql`select distinct near.word, near.n
        from json_array_elements_text(${JSON.stringify(words)}::json) as q (word)
        cross join lateral (
          select w.word, w.n from search_words as w
          where w.word % q.word and w.n > 0
          order by similarity(w.word, q.word) desc, w.n desc, w.word
          limit ${ALIKE_LIMIT}
        ) as near`,
  );

const knownAmong = (db: Database, found: ReturnType<typeof sql>): Promise<KnownWord[]> =>
  queryRows<KnownWord>(
    db,
    sql`select found.word, (search_lexemes(found.word))[1] as lexeme, found.n as "listingCount",
          ${namesOf(sql`found.word`)} as names
        from (${found}) as found where found.n > 0`,
  );
