import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Term } from './parse-search.ts';

/**
 * The two disjoint parts of a text's matches. `strong`: every word is part of a town, state or type of the listing, or,
 * if it is part of none anywhere, in its title; or the text is its code. `weak`: all other matches.
 */
export interface TextMatch {
  readonly strong: SQL;
  readonly weak: SQL;
  /** Whether `strong` only depends on towns, states and types, which `place_prices` also has. */
  readonly isByName: boolean;
}

type MatchValue = string | string[];

/** Turns a value into SQL. Its name is the same for every text of the same shape. */
type Bind = (name: string, value: MatchValue) => SQL;

/** Conditions on `properties`, each part from its own indexes. The values are part of the statement by default. */
export function matchText(terms: readonly [Term, ...Term[]], bind: Bind = inlined): TextMatch {
  const parts = terms.map((term, index) => {
    if (term.beds) {
      const has = sql`properties.beds = any(${bind(`beds_${index}`, [...term.beds])}::integer[])`;
      return { strong: has, inText: has, anywhere: has };
    }
    const named = byName(term, index, bind);
    const inText = inDocument(bind(`words_${index}`, alternatives(term)));
    const strong = named ?? inDocument(bind(`title_words_${index}`, alternatives(term, 'A')));
    return { strong, inText, anywhere: or(named, inText) ?? inText };
  });
  // One alternative per word that only the text can match, so that each can use the text index.
  const weak = parts.map(({ strong, inText }, index) =>
    all([inText, sql`not (${strong})`, ...parts.toSpliced(index, 1).map(({ anywhere }) => anywhere)]),
  );
  return {
    strong: all(parts.map(({ strong }) => strong)),
    weak: or(...weak) ?? sql`false`,
    isByName: terms.every(({ names }) => names.length > 0),
  };
}

export interface PreparableMatch {
  readonly match: TextMatch;
  /** The values of the placeholders in `match`. Texts with the same names of values have the same SQL. */
  readonly values: Readonly<Record<string, MatchValue>>;
}

/** The same conditions with placeholders, for a statement that serves every text of the same shape. */
export function preparableMatch(terms: readonly [Term, ...Term[]]): PreparableMatch {
  const values: Record<string, MatchValue> = {};
  const match = matchText(terms, (name, value) => {
    values[name] = value;
    return sql`${sql.placeholder(name)}`;
  });
  return { match, values };
}

/** Both parts combined. */
export const anyMatch = ({ strong, weak }: Pick<TextMatch, 'strong' | 'weak'>): SQL =>
  sql`((${strong}) or (${weak}))`;

const all = (conditions: readonly SQL[]): SQL => and(...conditions) ?? sql`true`;

const inlined: Bind = (_, value) => sql`${sql.param(value)}`;

const COLUMNS = {
  town: sql`town`,
  state: sql`state`,
  type: sql`type`,
} as const;

/** One name is compared by itself, because only then an index on the column also gives the order. */
function byName({ names, code }: Term, index: number, bind: Bind): SQL | undefined {
  const kinds = ['town', 'state', 'type'] as const;
  return or(
    code === undefined ? undefined : sql`code = ${bind(`code_${index}`, code)}`,
    ...kinds.flatMap((kind) => {
      const [first, ...rest] = names.filter((name) => name.kind === kind).map(({ name }) => name);
      if (first === undefined) return [];
      return rest.length === 0
        ? [sql`${COLUMNS[kind]} = ${bind(`${kind}_${index}`, first)}`]
        : [sql`${COLUMNS[kind]} = any(${bind(`${kind}s_${index}`, [first, ...rest])}::text[])`];
    }),
  );
}

/** Lexemes contain only a-z and 0-9, so they need no quoting. A weight stands at each of a pair. */
const alternatives = ({ lexemes }: Term, weight = ''): string =>
  lexemes.map((lexeme) => (weight ? lexeme.replace(/\w+/g, `$&:${weight}`) : lexeme)).join(' | ');

const inDocument = (words: SQL): SQL => sql`properties.document @@ ${words}::tsquery`;
