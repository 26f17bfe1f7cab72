import { formatDay, type IsoDate } from '#domain/dates.ts';
import type { Issuer } from '../facts/common.ts';
import { drawClothStrip } from './cloth.ts';
import { COLORS } from './colors.ts';
import { type DocumentIdentity, drawBrand, drawVerification, issuerLine, STYLES } from './parts.ts';
import { A4_PT, openPdfWriter, type PdfWriter } from './pdf-writer.ts';

const STRIP_PT = 34;
const MARGIN_PT = 56;
const FOOT_PT = 112;
/** The line of the page's number. */
const PAGE_LINE_PT = A4_PT.height - 30;

/** The layout of the plainer documents between head and foot, in points. */
export const SHEET_PT = {
  x: MARGIN_PT,
  width: A4_PT.width - 2 * MARGIN_PT,
  top: STRIP_PT + 152,
  /** On the pages after the first. */
  nextTop: STRIP_PT + 36,
  bottom: A4_PT.height - FOOT_PT - 24,
  /** On the pages after the first. */
  nextBottom: PAGE_LINE_PT - 18,
} as const;

/** A document of one or more pages, written from top to bottom. */
export interface Sheet {
  readonly paper: PdfWriter;
  /** Where the first page's text begins: lower below a subtitle of several lines. */
  readonly top: number;
  /** Where this page's text ends. */
  readonly bottom: () => number;
  /** Begins a further page. Returns where its text begins. */
  readonly nextPage: () => number;
  /** Writes the page numbers and the foot, which screen readers read last. */
  readonly end: () => Promise<Buffer>;
}

interface SheetOptions {
  readonly title: string;
  readonly subtitle: string;
  readonly facts: { readonly issuer: Issuer; readonly origin: string; readonly issuedOn: IsoDate };
  readonly about: DocumentIdentity;
  /** 'this receipt' */
  readonly what: string;
}

/** Opens a sheet with its head and foot: a strip of the cloth, the title, and how to verify the document. */
export function openSheet({ title, subtitle, facts, about, what }: SheetOptions): Sheet {
  const { issuer, origin, issuedOn } = facts;
  const paper = openPdfWriter({
    title: `${title} ${about.number}: ${subtitle}`,
    author: issuer.companyName ?? issuer.productName,
    subject: `${title}: ${subtitle}`,
    createdAt: about.issuedAt,
  });
  const { type } = paper;
  drawGround(paper);
  const y = STRIP_PT + 30;
  drawBrand(paper, issuer.productName, { x: SHEET_PT.x, y, sizePt: 24 });
  const right = { ...STYLES.small, align: 'right' } as const;
  const box = { x: SHEET_PT.x, y, width: SHEET_PT.width };
  paper.tag('P', () => {
    type.write(`No. ${about.number}`, { ...right, face: 'strong', color: COLORS.ink }, box);
    type.write(formatDay(issuedOn), right, { ...box, y: y + 14.5 });
    if (about.replaces !== null) {
      const { number, isEarlierTerms } = about.replaces;
      const position = isEarlierTerms ? `applied until ${formatDay(issuedOn)}` : 'is void';
      type.write(`In place of ${number}, which ${position}`, right, { ...box, y: y + 29 });
    }
  });
  paper.tag('H1', () => type.write(title, { ...STYLES.title, sizePt: 28 }, { ...box, y: y + 48 }));
  let subtitleHeight = 0;
  paper.tag('P', () => {
    subtitleHeight = type.write(subtitle, STYLES.body, { ...box, y: y + 85 });
  });
  let pages = 1;
  return {
    paper,
    top: SHEET_PT.top + subtitleHeight - STYLES.body.sizePt * STYLES.body.leadingEm,
    bottom: () => (pages === 1 ? SHEET_PT.bottom : SHEET_PT.nextBottom),
    nextPage: () => {
      pages += 1;
      paper.doc.addPage();
      drawGround(paper);
      return SHEET_PT.nextTop;
    },
    end: () => {
      paper.doc.switchToPage(0);
      drawFoot(paper, { issuer, origin, code: about.code, what });
      if (pages > 1) numberPages(paper, pages, `${title} ${about.number}`);
      return paper.bytes();
    },
  };
}

const drawGround = (paper: PdfWriter): void => paper.decorate(() => drawClothStrip(paper, STRIP_PT));

/** Each page's number, and which document it is of: pages that are printed come apart. */
function numberPages(paper: PdfWriter, pages: number, name: string): void {
  for (let page = 0; page < pages; page += 1) {
    paper.doc.switchToPage(page);
    paper.decorate(() => {
      const box = { x: SHEET_PT.x, y: PAGE_LINE_PT, width: SHEET_PT.width };
      if (page > 0) paper.type.write(name, STYLES.small, box);
      paper.type.write(`Page ${page + 1} of ${pages}`, { ...STYLES.small, align: 'right' }, box);
    });
  }
}

function drawFoot(
  paper: PdfWriter,
  { issuer, origin, code, what }: { issuer: Issuer; origin: string; code: string; what: string },
): void {
  const y = A4_PT.height - FOOT_PT;
  paper.decorate(() => paper.doc.rect(SHEET_PT.x, y - 14, SHEET_PT.width, 0.6).fill(COLORS.line));
  drawVerification(paper, { code, origin, what }, { x: SHEET_PT.x, y, width: 300 });
  paper.tag('P', () =>
    paper.type.write(
      `Issued by ${issuerLine(issuer)}.`,
      { ...STYLES.small, align: 'right' },
      { x: SHEET_PT.x + 300, y: y + 5, width: SHEET_PT.width - 300 },
    ),
  );
}
