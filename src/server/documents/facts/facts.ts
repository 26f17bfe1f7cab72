import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { DocumentKind } from '#domain/documents.ts';
import { letterFacts } from './letter.ts';
import { receiptFacts } from './receipt.ts';
import { statementFacts } from './statement.ts';
import { termsFacts } from './terms.ts';

const FACTS = {
  letter: letterFacts,
  receipt: receiptFacts,
  statement: statementFacts,
  terms: termsFacts,
} as const satisfies Readonly<Record<DocumentKind, z.ZodMiniType>>;

/** The facts of each kind of document, frozen when it is issued. */
export type Facts<Kind extends DocumentKind> = z.output<(typeof FACTS)[Kind]>;
export type FactsInput<Kind extends DocumentKind> = z.input<(typeof FACTS)[Kind]>;

/** Facts with their hash, which detects later changes. */
export interface FrozenFacts {
  readonly facts: unknown;
  readonly hash: string;
}

/** @throws ZodError if a fact is missing. */
export function freezeFacts(kind: DocumentKind, input: unknown): FrozenFacts {
  const facts = FACTS[kind].parse(input);
  return { facts, hash: hashOf(facts) };
}

/** Parsed facts have their keys in the order of the schema, so the same facts have the same text. */
const hashOf = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex');

/**
 * The facts of a stored document.
 * @throws Error if they differ from the issued facts.
 */
export function readFacts<Kind extends DocumentKind>(
  kind: Kind,
  stored: { readonly facts: unknown; readonly factsHash: string },
): Facts<Kind> {
  const facts = FACTS[kind].parse(stored.facts);
  if (hashOf(facts) !== stored.factsHash) throw new Error('The facts of the document are not those issued');
  return facts as Facts<Kind>;
}
