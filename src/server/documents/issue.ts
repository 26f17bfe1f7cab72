import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { base32Of } from '#domain/base32.ts';
import { lagosDate } from '#domain/dates.ts';
import { CODE_LENGTH, type DocumentKind } from '#domain/documents.ts';
import type { Database } from '../platform/db/database.ts';
import { documentCounters, documents } from '../platform/db/schema/documents.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { type FactsInput, freezeFacts } from './facts/facts.ts';
import { makeDocumentFiles } from './jobs.ts';

/** The subject of a document: a contribution for a letter and terms, one of its payments for a receipt. */
type DocumentSubject =
  | { readonly kind: 'letter' | 'terms'; readonly contributionId: string }
  | { readonly kind: 'receipt'; readonly contributionId: string; readonly paymentId: string }
  | { readonly kind: 'statement'; readonly month: string };

export interface NewDocument<Kind extends DocumentKind> {
  readonly subject: DocumentSubject & { readonly kind: Kind };
  readonly userId: string;
  readonly facts: FactsInput<Kind>;
  readonly at: Date;
}

/** The ids of a replacement and of the voided document that it replaces. */
export interface Replacement {
  readonly id: string;
  readonly replacesId: string;
}

export type DocumentRow = typeof documents.$inferSelect;

/**
 * Issues a document in the given transaction: freezes its facts and takes the next number of its kind and year. Call it
 * last, before notices alone, in the order receipt, letter, terms, because the counter's row stays locked until the
 * transaction ends. A job
 * renders the files after the commit.
 * @throws a violation of `documents_…_in_force_key` if the same document is already in force.
 */
export async function issueDocument<Kind extends DocumentKind>(
  { db, jobs }: { readonly db: Database; readonly jobs: JobQueue },
  { subject, userId, facts, at }: NewDocument<Kind>,
  replacement?: Replacement,
): Promise<DocumentRow> {
  const { kind } = subject;
  const frozen = freezeFacts(kind, facts);
  const year = Number(lagosDate(at).slice(0, 4));
  const [issued] = await db
    .insert(documents)
    .values({
      id: uuidv7(),
      ...subject,
      ...replacement,
      userId,
      year,
      serial: await nextSerial(db, kind, year),
      code: base32Of(randomBytes(CODE_LENGTH)),
      facts: frozen.facts,
      factsHash: frozen.hash,
      issuedAt: at,
    })
    .returning();
  if (!issued) throw new Error('The document was not written');
  await jobs.enqueue(db, makeDocumentFiles, { documentId: issued.id }, { key: issued.id });
  return issued;
}

/** Takes the next number. There are no gaps, because a rollback returns the number. */
async function nextSerial(db: Database, kind: DocumentKind, year: number): Promise<number> {
  const [counter] = await db
    .insert(documentCounters)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.kind, documentCounters.year],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ last: documentCounters.last });
  if (!counter) throw new Error('The counter was not written');
  return counter.last;
}
