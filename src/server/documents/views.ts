import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { document as documentSchema, verification } from '#api/contract/documents.ts';
import { positiveAmount } from '#api/contract/scalars.ts';
import { lagosDate } from '#domain/dates.ts';
import { DOCUMENT_FORMATS_BY_KIND, documentNumber, formatDocumentCode } from '#domain/documents.ts';
import type { ContributionStatus } from '#domain/statuses.ts';
import { lastClosedDay } from '../money/ledger/close-days.ts';
import type { Database } from '../platform/db/database.ts';
import { contributions } from '../platform/db/schema/contributions.ts';
import { documents } from '../platform/db/schema/documents.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { pageWindow } from '../platform/http/page.ts';
import { isEarlierTerms } from './earlier-terms.ts';
import { type Facts, readFacts } from './facts/facts.ts';
import type { DocumentRow } from './issue.ts';

type DocumentView = Camel<z.input<typeof documentSchema>>;
export type Verification = Camel<z.input<typeof verification>>;

const successor = alias(documents, 'successor');

interface Successor extends Pick<DocumentRow, 'kind' | 'year' | 'serial'> {
  /** Null unless it is terms. */
  readonly agreedAt: string | null;
}

interface Found {
  readonly document: DocumentRow;
  readonly successor: Successor | null;
  /** Null for a statement. */
  readonly contributionStatus: ContributionStatus | null;
}

const find = (db: Database, where: SQL | undefined) =>
  db
    .select({
      document: documents,
      successor: {
        kind: successor.kind,
        year: successor.year,
        serial: successor.serial,
        agreedAt: sql<string | null>`${successor.facts} ->> 'agreedAt'`,
      },
      contributionStatus: contributions.status,
    })
    .from(documents)
    .leftJoin(successor, eq(successor.id, documents.voidedById))
    .leftJoin(contributions, eq(contributions.id, documents.contributionId))
    .where(where);

export interface DocumentsQuery {
  readonly userId: string;
  readonly contributionId?: string | undefined;
  readonly kind?: DocumentRow['kind'] | undefined;
  readonly limit: number;
  readonly page: number;
}

/** A user's documents, newest first. */
export async function listDocuments(
  db: Database,
  { userId, contributionId, kind, ...page }: DocumentsQuery,
): Promise<{ documents: DocumentView[]; total: number }> {
  const isWanted = and(
    eq(documents.userId, userId),
    contributionId === undefined ? undefined : eq(documents.contributionId, contributionId),
    kind && eq(documents.kind, kind),
  );
  const [counted] = await db.select({ total: count() }).from(documents).where(isWanted);
  const window = pageWindow(page);
  const found = await find(db, isWanted)
    .orderBy(desc(documents.issuedAt), desc(documents.id))
    .limit(window.limit)
    .offset(window.offset);
  return { documents: found.map(view), total: counted?.total ?? 0 };
}

/** A buyer's own letter with its facts. @throws HttpError `not_found` or `not_yours`. */
export async function readLetter(
  db: Database,
  id: string,
  userId: string,
): Promise<{ document: DocumentView; letter: Facts<'letter'> }> {
  const document = await ownDocument(db, and(eq(documents.id, id), eq(documents.kind, 'letter')), userId);
  const [found] = await find(db, eq(documents.id, id));
  if (!found) throw new HttpError('not_found');
  return { document: view(found), letter: readFacts('letter', document) };
}

/** @throws HttpError `not_found`, or `not_yours` for another user's document. */
export async function ownDocument(
  db: Database,
  where: SQL | undefined,
  userId: string,
): Promise<DocumentRow> {
  const [document] = await db.select().from(documents).where(where);
  if (!document) throw new HttpError('not_found');
  if (document.userId !== userId) throw new HttpError('not_yours');
  return document;
}

/** The public facts of a document, by its code. @throws HttpError `not_found`. */
export async function verify(db: Database, code: string): Promise<Verification> {
  const [found] = await find(db, eq(documents.code, code));
  if (!found) throw new HttpError('not_found');
  const { kind, month, issuedAt, voidedAt } = found.document;
  const closed = await lastClosedDay(db);
  return {
    kind,
    number: numberOf(found.document),
    code: formatDocumentCode(code),
    unitName: unitNameOf(found.document),
    month,
    issuedOn: lagosDate(issuedAt),
    voidedOn: voidedAt && lagosDate(voidedAt),
    replacedBy: found.successor && numberOf(found.successor),
    ...(isEarlierTerms(found.document, found.successor?.agreedAt ?? null) && { isEarlierTerms: true }),
    ...(isPlanLeft(found) && { isPlanLeft: true }),
    books: closed && { day: closed.day, head: closed.head },
  };
}

const numberOf = ({ kind, year, serial }: Pick<DocumentRow, 'kind' | 'year' | 'serial'>): string =>
  documentNumber(kind, year, serial);

const unitOfFacts = z.object({ home: z.string(), unit: z.string() });

function unitNameOf({ kind, facts }: DocumentRow): string | null {
  if (kind === 'statement') return null;
  const { home, unit } = unitOfFacts.parse(facts);
  return `${home}, ${unit}`;
}

/**
 * Terms that would be in force if the buyer had not left their plan, and receipts whose money was given back then. A letter
 * is void by then.
 */
const isPlanLeft = ({ document: { kind, voidedAt }, contributionStatus }: Found): boolean =>
  (kind === 'terms' || kind === 'receipt') && voidedAt === null && contributionStatus === 'left';

const amountOfFacts = z.object({ amount: positiveAmount });

function view(found: Found): DocumentView {
  const { document, successor: by } = found;
  const { id, kind, code, contributionId, paymentId, month, issuedAt, voidedAt } = document;
  return {
    id,
    kind,
    number: numberOf(document),
    code: formatDocumentCode(code),
    contributionId,
    paymentId,
    month,
    unitName: unitNameOf(document),
    ...(kind === 'receipt' && { amount: amountOfFacts.parse(document.facts).amount }),
    issuedAt: issuedAt.toISOString(),
    voidedAt: voidedAt?.toISOString() ?? null,
    replacedBy: by && numberOf(by),
    ...(isEarlierTerms(document, by?.agreedAt ?? null) && { isEarlierTerms: true }),
    ...(isPlanLeft(found) && { isPlanLeft: true }),
    formats: [...DOCUMENT_FORMATS_BY_KIND[kind]],
  };
}
