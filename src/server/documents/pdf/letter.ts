import { formatDay } from '#domain/dates.ts';
import type { LetterFacts } from '../facts/letter.ts';
import { BORDER, drawClothBorder } from './cloth.ts';
import { COLORS } from './colors.ts';
import { drawBody } from './letter-body.ts';
import { A4, openPaper, type Paper } from './paper.ts';
import { drawBrand, drawVerification, issuerLine, STYLES, scaled } from './parts.ts';

export interface Numbered {
  /** `AL-2026-000012` */
  readonly number: string;
  readonly code: string;
  readonly issuedAt: Date;
  /** The number of the voided document that this one is in place of. */
  readonly replaces: string | null;
}

const MARGIN = 40;
const LEFT = BORDER + MARGIN;
const WIDTH = A4.width - 2 * LEFT;
/** Of the verification and the issuer, and where they begin. */
const FOOT_HEIGHT = 88;
const FOOT = A4.height - BORDER - FOOT_HEIGHT - 30;

/** The allocation letter: one sheet, with the cloth as its border. */
export function drawLetter(facts: LetterFacts, about: Numbered): Promise<Buffer> {
  const { issuer, home, unit } = facts;
  const paper = openPaper({
    title: `Allocation letter ${about.number}: ${home}, ${unit}`,
    author: issuer.companyName ?? issuer.productName,
    subject: `The allocation of ${home}, ${unit}`,
    createdAt: about.issuedAt,
  });
  paper.decorate(() => drawClothBorder(paper));
  drawHead(paper, facts, about);
  drawBody(paper, facts, { x: LEFT, y: 196, width: WIDTH, bottom: FOOT - 26 });
  drawFoot(paper, facts, about);
  return paper.bytes();
}

function drawHead(paper: Paper, { issuer, issuedOn }: LetterFacts, { number, replaces }: Numbered): void {
  const y = BORDER + 32;
  drawBrand(paper, issuer.productName, { x: LEFT, y, size: 26 });
  const style = { ...STYLES.small, align: 'right' } as const;
  const box = { x: LEFT, y: y - 1, width: WIDTH };
  paper.tag('P', () => {
    paper.type.write(`No. ${number}`, { ...style, face: 'strong', color: COLORS.ink }, box);
    paper.type.write(formatDay(issuedOn), style, { ...box, y: y + 14.5 });
  });
  paper.tag('H1', () =>
    paper.type.write('Allocation letter', STYLES.title, { x: LEFT, y: y + 58, width: WIDTH }),
  );
  if (replaces !== null)
    paper.tag('P', () =>
      paper.type.write(`This letter is in place of ${replaces}, which is void.`, STYLES.small, {
        x: LEFT,
        y: y + 102,
        width: WIDTH,
      }),
    );
}

function drawFoot(paper: Paper, { issuer, origin }: LetterFacts, { code }: Numbered): void {
  const y = FOOT;
  paper.decorate(() => paper.doc.rect(LEFT, y - 18, WIDTH, 0.6).fill(COLORS.line));
  drawVerification(paper, { code, origin, what: 'this letter' }, { x: LEFT, y, width: 300 });
  const issued = `Issued by ${issuerLine(issuer)}. It is issued electronically and needs no signature.`;
  const width = WIDTH - 300;
  const fits = (by: number): boolean =>
    paper.type.heightOf(issued, scaled(STYLES.small, by), width) <= FOOT_HEIGHT;
  const style = scaled(STYLES.small, [1, 0.9, 0.8].find(fits) ?? 0.7);
  paper.tag('P', () =>
    paper.type.write(issued, { ...style, align: 'right' }, { x: LEFT + 300, y: y + 5, width }),
  );
}
