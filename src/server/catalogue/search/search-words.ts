import { type SQL, sql } from 'drizzle-orm';
import type { PropertyType } from '#domain/listings/listings.ts';
import type { Database } from '../../platform/db/database.ts';
import { oneTypoAway } from './typo-tolerance.ts';

/** How many similar words are compared with a word that may have two typos. */
const ALIKE_LIMIT = 20;

/**
 * A word is looked for in this many listings at most, though one would do: for a limit of one PostgreSQL plans a
 * sequential scan, because it expects an early match, but a typo matches no listing.
 */
const ENOUGH_TO_EXIST = 10_000;

/** A town, state or type whose name contains a word. */
export type Name =
  | { readonly kind: 'town' | 'state'; readonly name: string }
  | { readonly kind: 'type'; readonly name: PropertyType };

export interface SearchWord {
  readonly word: string;
  /** Its stem in the full-text index; null for a stop word like `the`. */
  readonly lexeme: string | null;
  /** The number of listings with the word. */
  readonly listingCount: number;
  readonly names: readonly Name[];
}

export interface SearchWords {
  /** Looks up each of the words, at least one, in the listings. */
  lookUp(words: readonly string[]): Promise<{ words: SearchWord[]; version: number }>;
  /** Words of the listings that are one typo away from these. */
  oneTypoFrom(words: readonly string[]): Promise<SearchWord[]>;
  /** Words of the listings similar enough to these to be two typos away. */
  alike(words: readonly string[]): Promise<SearchWord[]>;
}

/** Looks up words of the listings with prepared statements. */
export function searchWordsOf(db: Database): SearchWords {
  const prepare = (name: string, rows: SQL) => {
    const statement = db.select(COLUMNS).from(sql`(${rows}) as known`).prepare(name);
    return (words: readonly string[]) => statement.execute({ words: JSON.stringify(words) });
  };
  const lookUp = db
    .select({ ...COLUMNS, version: sql<number>`${WORDS_VERSION}` })
    .from(sql`(${LOOK_UP}) as known`)
    .prepare('words_look_up');
  const oneTypo = prepare('words_one_typo_away', known(ONE_OF_THE_WORDS));
  return {
    async lookUp(words) {
      const found = await lookUp.execute({ words: JSON.stringify(words) });
      return { words: found, version: found[0]?.version ?? 0 };
    },
    oneTypoFrom: (words) => oneTypo(words.flatMap(oneTypoAway)),
    alike: prepare('words_alike', known(ALIKE)),
  };
}

const COLUMNS = {
  word: sql<string>`known.word`,
  lexeme: sql<string | null>`known.lexeme`,
  listingCount: sql<number>`known.n`,
  names: sql<Name[]>`known.names`,
};

/** Changes with the words of the listings. */
export const WORDS_VERSION = sql`(select number from search_versions where name = 'words')`;

const WORDS = sql`json_array_elements_text(${sql.placeholder('words')}::json)`;

const namesOf = (word: SQL): SQL =>
  sql`(select coalesce(json_agg(json_build_object('kind', kind, 'name', name)), '[]')
       from search_names where lexemes && search_lexemes(${word}))`;

const LOOK_UP = sql`
  select q.word, (search_lexemes(q.word))[1] as lexeme, ${namesOf(sql`q.word`)} as names,
    case
      when w.n > 0 then w.n
      when (
        select count(*) from (
          select 1 from properties
          where withdrawn_at is null and document @@ array_to_string(search_lexemes(q.word), ' & ')::tsquery
          limit ${sql.raw(String(ENOUGH_TO_EXIST))}
        ) as found
      ) > 0 then 1
      else 0
    end as n
  from ${WORDS} as q (word) left join search_words as w on w.word = q.word`;

const ONE_OF_THE_WORDS = sql`select word, n from search_words where word in (select ${WORDS})`;

const ALIKE = sql`
  select distinct near.word, near.n
  from ${WORDS} as q (word)
  cross join lateral (
    select w.word, w.n from search_words as w
    where w.word % q.word and w.n > 0
    order by similarity(w.word, q.word) desc, w.n desc, w.word
    limit ${sql.raw(String(ALIKE_LIMIT))}
  ) as near`;

const known = (found: SQL): SQL => sql`
  select found.word, (search_lexemes(found.word))[1] as lexeme, found.n, ${namesOf(sql`found.word`)} as names
  from (${found}) as found where found.n > 0`;
