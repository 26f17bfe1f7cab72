import PDFDocument from 'pdfkit';
import { Typesetter } from './typesetter.ts';

/** A4 in points. */
export const A4_PT = { width: 595.28, height: 841.89 } as const;

export interface PdfOptions {
  /** The file's title in PDF viewers and screen readers. */
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** The date in the file, fixed so that the same facts produce the same bytes. */
  readonly createdAt: Date;
}

/** The elements of PDF's structure that the documents are made of. */
type Tag = 'H1' | 'H2' | 'P' | 'Figure' | 'Link' | 'Table' | 'TR' | 'TH' | 'TD' | 'Sect' | 'Caption';

interface TagOptions {
  readonly alt?: string;
  readonly scope?: 'Column' | 'Row';
  readonly bbox?: [number, number, number, number];
}

/** A tagged PDF (PDF/UA-1) that is being written, page by page. */
export interface PdfWriter {
  readonly doc: PDFKit.PDFDocument;
  readonly type: Typesetter;
  /** Draws content for screen readers, read in the order of the calls. */
  readonly tag: (name: Tag, draw: () => void, options?: TagOptions) => void;
  /** Groups the content tagged inside, like a table and its rows. */
  readonly group: (name: Tag, write: () => void) => void;
  /** A link over an area, read as its text. */
  readonly link: (
    area: { x: number; y: number; width: number; height: number },
    url: string,
    draw: () => void,
  ) => void;
  /** Draws decoration, which screen readers skip. */
  readonly decorate: (draw: () => void) => void;
  /** Ends it. */
  readonly bytes: () => Promise<Buffer>;
}

/** The types of pdfkit do not know this subset yet. */
const UA: object = { subset: 'PDF/UA' };
/** Ties a link to its element. A text of PDF is an object: pdfkit takes a plain string for a name. */
const annotation = (structParent: PDFKit.PDFStructureElement, text: string): object => ({
  structParent,
  Contents: Object(text),
});

/** Opens an A4 sheet. The same calls in the same order produce the same bytes. */
export function openPdfWriter({ title, author, subject, createdAt }: PdfOptions): PdfWriter {
  const doc = new PDFDocument({
    size: [A4_PT.width, A4_PT.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    ...UA,
    tagged: true,
    lang: 'en-NG',
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: author,
      Producer: author,
      CreationDate: createdAt,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  let parent = root;
  return {
    doc,
    type: new Typesetter(doc),
    tag: (name, draw, options = {}) => parent.add(doc.struct(name, { ...options }, draw)),
    group: (name, write) => {
      const outer = parent;
      const element = doc.struct(name);
      outer.add(element);
      parent = element;
      write();
      element.end();
      parent = outer;
    },
    link: ({ x, y, width, height }, url, draw) => {
      const element = doc.struct('Link', { alt: url });
      parent.add(element);
      element.add(draw);
      doc.link(x, y, width, height, url, annotation(element, url));
      element.end();
    },
    decorate: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    bytes: () => {
      root.end();
      doc.end();
      return ended;
    },
  };
}
