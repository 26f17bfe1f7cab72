import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { DOCUMENT_FORMATS_BY_KIND, type DocumentFormat, documentNumber } from '#domain/documents.ts';
import type { Database } from '../platform/db/database.ts';
import { documentFiles, documents } from '../platform/db/schema/documents.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { statementCsv } from './csv/statement.ts';
import { agreedAtOf, isEarlierTerms } from './earlier-terms.ts';
import { readFacts } from './facts/facts.ts';
import type { DocumentRow } from './issue.ts';
import type * as renderer from './pdf/render.ts';

type FileDependencies = Pick<Dependencies, 'db' | 'threads'>;

/** Renders the missing files of a document. */
export async function makeFiles(dependencies: FileDependencies, documentId: string): Promise<void> {
  const [document] = await dependencies.db.select().from(documents).where(eq(documents.id, documentId));
  if (!document) return;
  for (const format of DOCUMENT_FORMATS_BY_KIND[document.kind]) await fileOf(dependencies, document, format);
}

/**
 * The bytes of a document's file, rendered and stored at the first call. Of concurrent calls, the first result is stored.
 * @throws Error if the stored bytes do not match their hash, or the facts differ from the issued ones.
 */
export async function fileOf(
  dependencies: FileDependencies,
  document: DocumentRow,
  format: DocumentFormat,
): Promise<Buffer> {
  const { db } = dependencies;
  const kept = await storedFile(db, document.id, format);
  if (kept) return kept;
  const content = await make(dependencies, document, format);
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

/** What a thread imports, so that the server's own thread does not. */
const RENDERER = {
  filename: new URL('./pdf/render.ts', import.meta.url).href,
  name: 'renderPdf' satisfies keyof typeof renderer,
  // It takes some 100 ms.
  deadlineMs: 60_000,
};

async function make(
  { db, threads }: FileDependencies,
  document: DocumentRow,
  format: DocumentFormat,
): Promise<Buffer> {
  if (format === 'csv') return statementCsv(readFacts('statement', document));
  const task: renderer.PdfTask = { document, replaces: await replacedBy(db, document) };
  return Buffer.from(await threads.run<Uint8Array>(task, RENDERER));
}

async function replacedBy(db: Database, document: DocumentRow): Promise<renderer.PdfTask['replaces']> {
  if (document.replacesId === null) return null;
  const [replaced] = await db.select().from(documents).where(eq(documents.id, document.replacesId));
  if (!replaced) return null;
  return {
    number: documentNumber(replaced.kind, replaced.year, replaced.serial),
    isEarlierTerms: isEarlierTerms(replaced, agreedAtOf(document)),
  };
}
