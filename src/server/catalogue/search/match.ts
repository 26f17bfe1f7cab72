import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Term } from './parse-search.ts';

/**
 * The two disjoint parts of what a text finds. `strong`: every word names the listing's town, state or type, or, where
 * it names none at all, is in its title. `weak`: the rest, found anywhere.
 */
export interface TextMatch {
  readonly strong: SQL;
  readonly weak: SQL;
  /** Whether `strong` is of towns, states and types alone, which `place_prices` has too. */
  readonly isByName: boolean;
}

/** Conditions on `properties`, each part from its own indexes. */
export function matchText(terms: readonly [Term, ...Term[]]): TextMatch {
  const parts = terms.map((term) => {
    const strong = byName(term) ?? inDocument(term, 'A');
    const inText = inDocument(term);
    return { strong, inText, anywhere: or(byName(term), inText) ?? inText };
  });
  // One alternative for each word that is found in the text alone, so that each can start from the text index.
  const weak = parts.map(({ strong, inText }, index) =>
    all([inText, sql`not (${strong})`, ...parts.toSpliced(index, 1).map(({ anywhere }) => anywhere)]),
  );
  return {
    strong: all(parts.map(({ strong }) => strong)),
    weak: or(...weak) ?? sql`false`,
    isByName: terms.every(({ names }) => names.length > 0),
  };
}

/** Both parts in one. */
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

/** Lexemes are made of a-z and 0-9 alone, so they need no quoting. */
const inDocument = ({ lexemes }: Term, weight = ''): SQL =>
  sql`properties.document @@ ${lexemes.map((lexeme) => (weight ? `${lexeme}:${weight}` : lexeme)).join(' | ')}::tsquery`;
