import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { DOCUMENT_FORMATS_BY_KIND, type DocumentFormat, documentNumber } from '#domain/documents.ts';
import type { Database } from '../platform/db/database.ts';
import { documentFiles, documents } from '../platform/db/schema/documents.ts';
import { statementCsv } from './csv/statement.ts';
import { readFacts } from './facts/facts.ts';
import type { DocumentRow } from './issue.ts';
import type { DocumentIdentity } from './pdf/parts.ts';

/** Renders the missing files of a document. */
export async function makeFiles(db: Database, documentId: string): Promise<void> {
  const [document] = await db.select().from(documents).where(eq(documents.id, documentId));
  if (!document) return;
  for (const format of DOCUMENT_FORMATS_BY_KIND[document.kind]) await fileOf(db, document, format);
}

/**
 * The bytes of a document's file, rendered and stored at the first call. Of concurrent calls, the first result is stored.
 * @throws Error if the stored bytes do not match their hash, or the facts differ from the issued ones.
 */
export async function fileOf(db: Database, document: DocumentRow, format: DocumentFormat): Promise<Buffer> {
  const kept = await storedFile(db, document.id, format);
  if (kept) return kept;
  const content = await make(db, document, format);
  await db
    .insert(documentFiles)
    .values({ documentId: document.id, format, hash: hashOf(content), content })
    .onConflictDoNothing();
  return (await storedFile(db, document.id, format)) ?? content;
}

async function storedFile(db: Database, documentId: string, format: DocumentFormat): Promise<Buffer | null> {
  const [file] = await db
    .select({ hash: documentFiles.hash, content: documentFiles.content })
    .from(documentFiles)
    .where(and(eq(documentFiles.documentId, documentId), eq(documentFiles.format, format)));
  if (!file) return null;
  const content = Buffer.from(file.content);
  if (hashOf(content) !== file.hash)
    throw new Error(`The ${format} of the document ${documentId} is damaged`);
  return content;
}

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

async function make(db: Database, document: DocumentRow, format: DocumentFormat): Promise<Buffer> {
  if (format === 'csv') return statementCsv(readFacts('statement', document));
  const about = { ...identityOf(document), replaces: await replacedNumber(db, document) };
  // The renderer is loaded with the first document: PDFKit and its fonts need 30 MiB.
  switch (document.kind) {
    case 'letter':
      return (await import('./pdf/letter.ts')).drawLetter(readFacts('letter', document), about);
    case 'receipt':
      return (await import('./pdf/receipt.ts')).drawReceipt(readFacts('receipt', document), about);
    case 'statement':
      return (await import('./pdf/statement.ts')).drawStatement(readFacts('statement', document), about);
    case 'terms':
      return (await import('./pdf/terms.ts')).drawTerms(
        readFacts('terms', document),
        about,
        document.factsHash,
      );
  }
}

const identityOf = ({
  kind,
  year,
  serial,
  code,
  issuedAt,
}: DocumentRow): Omit<DocumentIdentity, 'replaces'> => ({
  number: documentNumber(kind, year, serial),
  code,
  issuedAt,
});

async function replacedNumber(db: Database, { replacesId }: DocumentRow): Promise<string | null> {
  if (replacesId === null) return null;
  const [replaced] = await db.select().from(documents).where(eq(documents.id, replacesId));
  return replaced ? documentNumber(replaced.kind, replaced.year, replaced.serial) : null;
}
