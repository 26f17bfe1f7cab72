import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Term } from './parse-search.ts';

/**
 * The two disjoint parts of a text's matches. `strong`: every word is part of a town, state or type of the listing, or,
 * if it is part of none anywhere, in its title. `weak`: all other matches.
 */
export interface TextMatch {
  readonly strong: SQL;
  readonly weak: SQL;
  /** Whether `strong` only depends on towns, states and types, which `place_prices` also has. */
  readonly isByName: boolean;
}

/** Conditions on `properties`, each part from its own indexes. */
export function matchText(terms: readonly [Term, ...Term[]]): TextMatch {
  const parts = terms.map((term) => {
    const strong = byName(term) ?? inDocument(term, 'A');
    const inText = inDocument(term);
    return { strong, inText, anywhere: or(byName(term), inText) ?? inText };
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

/** Both parts combined. */
export const anyMatch = ({ strong, weak }: Pick<TextMatch, 'strong' | 'weak'>): SQL =>
  sql`((${strong}) or (${weak}))`;

const all = (conditions: readonly SQL[]): SQL => and(...conditions) ?? sql`true`;

const COLUMNS = {
  town: sql`town`,
  state: sql`state`,
  type: sql`type`,
} as const;

function byName({ names }: Term): SQL | undefined {
  const kinds = ['town', 'state', 'type'] as const;
  return or(
    ...kinds.flatMap((kind) => {
      const ofKind = names.filter((name) => name.kind === kind).map(({ name }) => name);
      return ofKind.length === 0 ? [] : [sql`${COLUMNS[kind]} in ${ofKind}`];
    }),
  );
}

/** Lexemes contain only a-z and 0-9, so they need no quoting. */
const inDocument = ({ lexemes }: Term, weight = ''): SQL =>
  sql`properties.document @@ ${lexemes.map((lexeme) => (weight ? `${lexeme}:${weight}` : lexeme)).join(' | ')}::tsquery`;
