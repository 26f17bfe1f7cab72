import * as z from 'zod/mini';
import type { DocumentRow } from './issue.ts';

const termsFacts = z.object({ agreedAt: z.string() });

/**
 * Whether a document is terms that a change replaced: a change is agreed anew, and terms that correct a mistake keep the
 * time of the agreement.
 * @param newAgreedAt the time of the agreement of the document in its place; null unless that is terms
 */
export const isEarlierTerms = (
  { kind, facts }: Pick<DocumentRow, 'kind' | 'facts'>,
  newAgreedAt: string | null,
): boolean => kind === 'terms' && newAgreedAt !== null && newAgreedAt !== termsFacts.parse(facts).agreedAt;

/** When terms were agreed; null for other documents. */
export const agreedAtOf = ({ kind, facts }: Pick<DocumentRow, 'kind' | 'facts'>): string | null =>
  kind === 'terms' ? termsFacts.parse(facts).agreedAt : null;
