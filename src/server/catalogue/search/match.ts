import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Term } from './parseSearch.ts';

/**
 * The two parts of what a text finds, of which no listing is in both. `strong`: every word names the listing's
 * town, state or type, or, where it names none at all, is in its title. `weak`: the rest, found anywhere.
 */
export interface TextMatch {
  readonly strong: SQL;
  readonly weak: SQL;
}

/** Conditions on `properties`, each part from its own indexes. */
export function matchText(terms: readonly [Term, ...Term[]]): TextMatch {
  const parts = terms.map((term) => {
    const strong = byName(term) ?? inDocument(term, 'A');
    const inText = inDocument(term);
    return { strong, inText, anywhere: or(byName(term), inText) ?? inText };
  });
  // Some word is found in the text alone. Said so, and not as "all, but not all strongly", each alternative has
  // a rare word of the text index to start from.
  const weak = parts.map(({ strong, inText }, index) =>
    all([inText, sql`not (${strong})`, ...parts.toSpliced(index, 1).map(({ anywhere }) => anywhere)]),
  );
  return { strong: all(parts.map(({ strong }) => strong)), weak: or(...weak) ?? sql`false` };
}

/** Both parts in one. */
export const anyMatch = ({ strong, weak }: TextMatch): SQL => sql`((${strong}) or (${weak}))`;

const all = (conditions: readonly SQL[]): SQL => and(...conditions) ?? sql`true`;

const COLUMNS = {
  town: sql`properties.town`,
  state: sql`properties.state`,
  type: sql`properties.type`,
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
