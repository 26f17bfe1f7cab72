import QRCode from 'qrcode';
import { formatDocumentCode, verifyPath } from '#domain/documents.ts';
import type { Issuer } from '../facts/common.ts';
import { COLORS } from './colors.ts';
import type { PdfWriter } from './pdf-writer.ts';
import type { TextBox, TextStyle } from './typesetter.ts';

/** What identifies a document on paper. */
export interface DocumentIdentity {
  /** `AL-2026-000012` */
  readonly number: string;
  readonly code: string;
  readonly issuedAt: Date;
  readonly replaces: Replaced | null;
}

/** The document that another one replaces. */
export interface Replaced {
  readonly number: string;
  /** Whether it is terms that applied until a change; any other is void. */
  readonly isEarlierTerms: boolean;
}

/** The styles of all documents. */
export const STYLES = {
  title: { face: 'heading', sizePt: 34, color: COLORS.ink, leadingEm: 1.1 },
  heading: { face: 'heading', sizePt: 16, color: COLORS.ink, leadingEm: 1.3 },
  body: { face: 'text', sizePt: 12, color: COLORS.ink2, leadingEm: 1.5 },
  label: { face: 'text', sizePt: 10.5, color: COLORS.ink3, leadingEm: 1.4 },
  value: { face: 'strong', sizePt: 13, color: COLORS.ink, leadingEm: 1.35 },
  small: { face: 'text', sizePt: 10, color: COLORS.ink3, leadingEm: 1.45 },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** The logo with the product's name. Returns its width. */
export function drawBrand(
  paper: PdfWriter,
  name: string,
  { x, y, sizePt }: { x: number; y: number; sizePt: number },
): void {
  const { doc, type } = paper;
  const unit = sizePt / 30;
  paper.decorate(() => {
    doc.save().translate(x, y).scale(unit);
    doc.roundedRect(1.5, 1.5, 27, 27, 7).lineWidth(3).fillAndStroke(COLORS.surface, COLORS.brand);
    doc.roundedRect(8, 8, 14, 14, 3).fill(COLORS.brand);
    doc.roundedRect(11, 13.7, 8, 2.6, 1.3).fill(COLORS.gold);
    doc.restore();
  });
  const style: TextStyle = { face: 'heading', sizePt: sizePt * 0.72, color: COLORS.ink, leadingEm: 1 };
  paper.tag('P', () => type.write(name, style, { x: x + sizePt * 1.3, y: y + sizePt * 0.14, width: 300 }));
}

/** A style as large as its sheet allows. */
export const scaled = <Style extends TextStyle>(style: Style, by: number): Style => ({
  ...style,
  sizePt: style.sizePt * by,
});

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Between two rows of facts, before scaling. */
export const FACTS_GAP_PT = 14;

interface FactsLayout {
  readonly columns: number;
  /** Scales styles and gaps; 1 by default. */
  readonly scale?: number;
}

/** Lays out label and value pairs in rows, with each row's height. */
function factRows(
  { type }: PdfWriter,
  facts: readonly Fact[],
  width: number,
  { columns, scale = 1 }: FactsLayout,
) {
  const gap = 18;
  const column = (width - gap * (columns - 1)) / columns;
  const [label, value] = [scaled(STYLES.label, scale), scaled(STYLES.value, scale)];
  const cells = facts.map((fact) => {
    const labelHeight = type.heightOf(fact.label, label, column);
    return { fact, labelHeight, height: labelHeight + type.heightOf(fact.value, value, column) };
  });
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  ).map((row) => ({ cells: row, height: Math.max(...row.map(({ height }) => height)) }));
  return { rows, column, step: column + gap, gap: FACTS_GAP_PT * scale, label, value };
}

/** The height of labels with their values. */
export function factsHeight(
  paper: PdfWriter,
  facts: readonly Fact[],
  width: number,
  layout: FactsLayout,
): number {
  const { rows, gap } = factRows(paper, facts, width, layout);
  return rows.reduce((sum, { height }) => sum + height + gap, -gap);
}

/** Labels with their values, in columns. Returns the height. */
export function drawFacts(
  paper: PdfWriter,
  facts: readonly Fact[],
  { x, y, width }: TextBox,
  layout: FactsLayout,
): number {
  const { rows, column, step, gap, label, value } = factRows(paper, facts, width, layout);
  let top = y;
  for (const { cells, height } of rows) {
    for (const [index, { fact, labelHeight }] of cells.entries()) {
      const left = { x: x + index * step, width: column };
      paper.tag('P', () => {
        paper.type.write(fact.label, label, { ...left, y: top });
        paper.type.write(fact.value, value, { ...left, y: top + labelHeight });
      });
    }
    top += height + gap;
  }
  return top - gap - y;
}

/** The verification URL as a QR code and as text. */
export function drawVerification(
  paper: PdfWriter,
  {
    code,
    origin,
    what,
  }: { readonly code: string; readonly origin: string /** 'this letter' */; readonly what: string },
  { x, y, width }: TextBox,
): void {
  const sizePt = 74;
  const url = origin + verifyPath(code);
  paper.tag('Figure', () => drawQr(paper, url, { x, y, sizePt }), {
    alt: `QR code that leads to ${url}`,
    bbox: [x, y, x + sizePt, y + sizePt],
  });
  const left = { x: x + sizePt + 16, width: width - sizePt - 16 };
  paper.tag('P', () => paper.type.write(`Anyone can check ${what} at`, STYLES.small, { ...left, y: y + 5 }));
  const address = { face: 'strong', sizePt: 11, color: COLORS.brand, leadingEm: 1.4 } as const;
  const shown = `${origin.replace(/^https?:\/\//, '')}/verify`;
  paper.link({ x: left.x, y: y + 21, width: left.width, height: 15 }, url, () =>
    paper.type.write(shown, address, { ...left, y: y + 21 }),
  );
  paper.tag('P', () =>
    paper.type.write(
      `Code ${formatDocumentCode(code)}`,
      { ...STYLES.value, sizePt: 12 },
      { ...left, y: y + 40 },
    ),
  );
}

function drawQr(
  { doc }: PdfWriter,
  url: string,
  { x, y, sizePt }: { x: number; y: number; sizePt: number },
): void {
  const { data, size: count } = QRCode.create(url, { errorCorrectionLevel: 'M' }).modules;
  const module = sizePt / count;
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (data[row * count + column]) doc.rect(x + column * module, y + row * module, module, module);
  doc.fill(COLORS.ink);
}

/** 'Example Homes Limited, RC 1234567, 12 Marina, Lagos' */
export const issuerLine = ({ productName, companyName, registration, address }: Issuer): string =>
  [companyName ?? productName, registration, address].filter((part) => part !== null).join(', ');
