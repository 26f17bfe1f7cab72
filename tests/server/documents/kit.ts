import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { documentsResponse } from '#api/contract/documents.ts';
import type { DocumentKind } from '#domain/documents.ts';
import type { TestPerson } from '../kit/people.ts';
import type { TestServer } from '../kit/server.ts';

/** A buyer's documents of a kind, newest first. */
export async function documentsOf(
  { app }: TestServer,
  { headers }: TestPerson,
  kind: DocumentKind,
  contributionId = '',
) {
  const response = await app.inject({
    url: `/api/documents?kind=${kind}&contribution_id=${contributionId}&limit=100`,
    headers,
  });
  return documentsResponse.parse(response.json()).body.documents;
}

/** A document as its owner downloads it. */
export const download = (
  { app }: TestServer,
  { headers }: { readonly headers: Readonly<Record<string, string>> },
  id: string,
  format = 'pdf',
) => app.inject({ url: `/api/documents/${id}/file?format=${format}`, headers });

/** The text of a PDF's pages, with diacritics composed and whitespace collapsed. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  await file.loadingTask.destroy();
  return texts.join('\n').normalize('NFC').replace(/\s+/g, ' ');
}
