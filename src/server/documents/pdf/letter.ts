import { formatDay } from '#domain/dates.ts';
import type { LetterFacts } from '../facts/letter.ts';
import { BORDER_PT, drawClothBorder } from './cloth.ts';
import { COLORS } from './colors.ts';
import { drawBody } from './letter-body.ts';
import { type DocumentIdentity, drawBrand, drawVerification, issuerLine, STYLES, scaled } from './parts.ts';
import { A4_PT, openPdfWriter, type PdfWriter } from './pdf-writer.ts';

const MARGIN_PT = 40;
const LEFT_PT = BORDER_PT + MARGIN_PT;
const WIDTH_PT = A4_PT.width - 2 * LEFT_PT;
/** Height and top of the foot, with the verification and the issuer. */
const FOOT_HEIGHT_PT = 88;
const FOOT_PT = A4_PT.height - BORDER_PT - FOOT_HEIGHT_PT - 30;

/** The allocation letter: one sheet, with the cloth as its border. */
export function drawLetter(facts: LetterFacts, about: DocumentIdentity): Promise<Buffer> {
  const { issuer, home, unit } = facts;
  const paper = openPdfWriter({
    title: `Allocation letter ${about.number}: ${home}, ${unit}`,
    author: issuer.companyName ?? issuer.productName,
    subject: `The allocation of ${home}, ${unit}`,
    createdAt: about.issuedAt,
  });
  paper.decorate(() => drawClothBorder(paper));
  drawHead(paper, facts, about);
  drawBody(paper, facts, { x: LEFT_PT, y: 196, width: WIDTH_PT, bottom: FOOT_PT - 26 });
  drawFoot(paper, facts, about);
  return paper.bytes();
}

function drawHead(
  paper: PdfWriter,
  { issuer, issuedOn }: LetterFacts,
  { number, replaces }: DocumentIdentity,
): void {
  const y = BORDER_PT + 32;
  drawBrand(paper, issuer.productName, { x: LEFT_PT, y, sizePt: 26 });
  const style = { ...STYLES.small, align: 'right' } as const;
  const box = { x: LEFT_PT, y: y - 1, width: WIDTH_PT };
  paper.tag('P', () => {
    paper.type.write(`No. ${number}`, { ...style, face: 'strong', color: COLORS.ink }, box);
    paper.type.write(formatDay(issuedOn), style, { ...box, y: y + 14.5 });
  });
  paper.tag('H1', () =>
    paper.type.write('Allocation letter', STYLES.title, { x: LEFT_PT, y: y + 58, width: WIDTH_PT }),
  );
  if (replaces !== null)
    paper.tag('P', () =>
      paper.type.write(`This letter is in place of ${replaces.number}, which is void.`, STYLES.small, {
        x: LEFT_PT,
        y: y + 102,
        width: WIDTH_PT,
      }),
    );
}

function drawFoot(paper: PdfWriter, { issuer, origin }: LetterFacts, { code }: DocumentIdentity): void {
  const y = FOOT_PT;
  paper.decorate(() => paper.doc.rect(LEFT_PT, y - 18, WIDTH_PT, 0.6).fill(COLORS.line));
  drawVerification(paper, { code, origin, what: 'this letter' }, { x: LEFT_PT, y, width: 300 });
  const issued = `Issued by ${issuerLine(issuer)}. It is issued electronically and needs no signature.`;
  const width = WIDTH_PT - 300;
  const fits = (by: number): boolean =>
    paper.type.heightOf(issued, scaled(STYLES.small, by), width) <= FOOT_HEIGHT_PT;
  const style = scaled(STYLES.small, [1, 0.9, 0.8].find(fits) ?? 0.7);
  paper.tag('P', () =>
    paper.type.write(issued, { ...style, align: 'right' }, { x: LEFT_PT + 300, y: y + 5, width }),
  );
}
