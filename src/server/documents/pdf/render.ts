import { documentNumber } from '#domain/documents.ts';
import { readFacts } from '../facts/facts.ts';
import type { DocumentRow } from '../issue.ts';
import { drawLetter } from './letter.ts';
import type { Replaced } from './parts.ts';
import { drawReceipt } from './receipt.ts';
import { drawStatement } from './statement.ts';
import { drawTerms } from './terms.ts';

/** A document to render. */
export interface PdfTask {
  readonly document: DocumentRow;
  readonly replaces: Replaced | null;
}

/**
 * Renders a document. It takes some 100 ms, and PDFKit and its fonts 30 MiB, so it is run in a thread.
 * @throws Error if the stored facts differ from the issued ones.
 */
export function renderPdf({ document, replaces }: PdfTask): Promise<Uint8Array> {
  const { kind, year, serial, code, issuedAt } = document;
  const about = { number: documentNumber(kind, year, serial), code, issuedAt, replaces };
  switch (kind) {
    case 'letter':
      return drawLetter(readFacts(kind, document), about);
    case 'receipt':
      return drawReceipt(readFacts(kind, document), about);
    case 'statement':
      return drawStatement(readFacts(kind, document), about);
    case 'terms':
      return drawTerms(readFacts(kind, document), about, document.factsHash);
  }
}
