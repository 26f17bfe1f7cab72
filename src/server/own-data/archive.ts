import { buffer } from 'node:stream/consumers';
import { asc, eq } from 'drizzle-orm';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { toSnake } from '#api/contract/case.ts';
import { DOCUMENT_FORMATS_BY_KIND } from '#domain/documents.ts';
import { fileOf } from '../documents/files.ts';
import type { UserRow } from '../identity/users/store.ts';
import type { Database } from '../platform/db/database.ts';
import { documents } from '../platform/db/schema/documents.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { documentFileName, documentsData, savingsData, walletData } from './money-data.ts';
import { correspondenceData, profileData } from './profile-data.ts';

interface ArchiveFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** PDFs and pictures are compressed already. */
  readonly isCompressed: boolean;
}

/**
 * Streams a user's data as a ZIP file: `data.json` (a consistent snapshot), the picture, and every document. Holds one
 * file at a time in memory.
 */
export async function* ownDataArchive(dependencies: Dependencies, user: UserRow): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const mtime = dependencies.now();
  for await (const { name, content, isCompressed } of filesOf(dependencies, user)) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = mtime;
    zip.add(entry);
    entry.push(content, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}

async function* filesOf(dependencies: Dependencies, user: UserRow): AsyncGenerator<ArchiveFile> {
  const { db, media, now } = dependencies;
  const rows = await db
    .select()
    .from(documents)
    .where(eq(documents.userId, user.id))
    .orderBy(asc(documents.issuedAt), asc(documents.id));
  const data = {
    exportedAt: now(),
    ...(await readAtOneMoment(db, user)),
    documents: documentsData(rows),
  };
  yield {
    name: 'data.json',
    content: Buffer.from(`${JSON.stringify(toSnake(data), null, 2)}\n`),
    isCompressed: false,
  };
  const picture = user.pictureName === null ? null : await media.get(user.pictureName);
  if (picture)
    yield {
      name: `picture.${picture.contentType.split('/')[1]}`,
      content: await buffer(picture.body),
      isCompressed: true,
    };
  for (const document of rows) {
    for (const format of DOCUMENT_FORMATS_BY_KIND[document.kind])
      yield {
        name: documentFileName(document, format),
        content: await fileOf(dependencies, document, format),
        isCompressed: format === 'pdf',
      };
  }
}

const readAtOneMoment = (db: Database, user: UserRow) =>
  db.transaction(
    async (transaction) => ({
      ...(await profileData(transaction, user)),
      ...(await savingsData(transaction, user.id)),
      ...(await walletData(transaction, user.id)),
      ...(await correspondenceData(transaction, user)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
