import QRCode from 'qrcode';
import { formatDocumentCode, verifyPath } from '#domain/documents.ts';
import type { Issuer } from '../facts/common.ts';
import { COLORS } from './colors.ts';
import type { Paper } from './paper.ts';
import type { TextBox, TextStyle } from './typesetter.ts';

/** The styles of all documents. */
export const STYLES = {
  title: { face: 'heading', sizePt: 34, color: COLORS.ink, leadingEm: 1.1 },
  heading: { face: 'heading', sizePt: 15, color: COLORS.ink, leadingEm: 1.3 },
  body: { face: 'text', sizePt: 11, color: COLORS.ink2, leadingEm: 1.5 },
  label: { face: 'text', sizePt: 9.5, color: COLORS.ink3, leadingEm: 1.4 },
  value: { face: 'strong', sizePt: 12, color: COLORS.ink, leadingEm: 1.35 },
  small: { face: 'text', sizePt: 9, color: COLORS.ink3, leadingEm: 1.45 },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** The logo with the product's name. Returns its width. */
export function drawBrand(
  paper: Paper,
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

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Labels with their values, in columns. Returns the height. */
export function drawFacts(
  paper: Paper,
  facts: readonly Fact[],
  { x, y, width }: TextBox,
  columns: number,
): number {
  const gap = 18;
  const column = (width - gap * (columns - 1)) / columns;
  let top = y;
  for (let first = 0; first < facts.length; first += columns) {
    let height = 0;
    for (const [index, fact] of facts.slice(first, first + columns).entries()) {
      const left = x + index * (column + gap);
      paper.tag('P', () => {
        const labelHeight = paper.type.write(fact.label, STYLES.label, { x: left, y: top, width: column });
        const valueHeight = paper.type.write(fact.value, STYLES.value, {
          x: left,
          y: top + labelHeight,
          width: column,
        });
        height = Math.max(height, labelHeight + valueHeight);
      });
    }
    top += height + 14;
  }
  return top - y - 14;
}

/** Where anyone checks the document: a QR code, and the same as text. */
export function drawVerification(
  paper: Paper,
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
  paper.tag('P', () => paper.type.write(`Anyone can check ${what} at`, STYLES.small, { ...left, y: y + 8 }));
  const address = { face: 'strong', sizePt: 10, color: COLORS.brand, leadingEm: 1.4 } as const;
  const shown = `${origin.replace(/^https?:\/\//, '')}/verify`;
  paper.link({ x: left.x, y: y + 21, width: left.width, height: 15 }, url, () =>
    paper.type.write(shown, address, { ...left, y: y + 21 }),
  );
  paper.tag('P', () =>
    paper.type.write(
      `Code ${formatDocumentCode(code)}`,
      { ...STYLES.value, sizePt: 11 },
      { ...left, y: y + 38 },
    ),
  );
}

function drawQr(
  { doc }: Paper,
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
