import { formatDay, type IsoDate } from '#domain/dates.ts';
import type { Issuer } from '../facts/common.ts';
import { drawClothStrip } from './cloth.ts';
import { COLORS } from './colors.ts';
import type { Numbered } from './letter.ts';
import { A4_PT, openPaper, type Paper } from './paper.ts';
import { drawBrand, drawVerification, issuerLine, STYLES } from './parts.ts';

const STRIP_PT = 34;
const MARGIN_PT = 56;
const FOOT_PT = 96;

/** What the plainer documents have between head and foot, in points. */
export const SHEET_PT = {
  x: MARGIN_PT,
  width: A4_PT.width - 2 * MARGIN_PT,
  top: STRIP_PT + 152,
  /** On the pages after the first. */
  nextTop: STRIP_PT + 36,
  bottom: A4_PT.height - FOOT_PT - 24,
} as const;

interface SheetOptions {
  readonly title: string;
  readonly subtitle: string;
  readonly facts: { readonly issuer: Issuer; readonly origin: string; readonly issuedOn: IsoDate };
  readonly about: Numbered;
  /** 'this receipt' */
  readonly what: string;
}

/** Opens a sheet with its head and foot: a strip of the cloth, the title, and how it is checked. */
export function openSheet({ title, subtitle, facts, about, what }: SheetOptions): Paper {
  const { issuer, origin, issuedOn } = facts;
  const paper = openPaper({
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
    type.write(formatDay(issuedOn), right, { ...box, y: y + 13 });
    if (about.replaces !== null)
      type.write(`In place of ${about.replaces}, which is void`, right, { ...box, y: y + 26 });
  });
  paper.tag('H1', () => type.write(title, { ...STYLES.title, sizePt: 28 }, { ...box, y: y + 48 }));
  paper.tag('P', () => type.write(subtitle, STYLES.body, { ...box, y: y + 84 }));
  drawFoot(paper, { issuer, origin, code: about.code, what });
  return paper;
}

const drawGround = (paper: Paper): void => paper.decorate(() => drawClothStrip(paper, STRIP_PT));

/** A further page, with the strip alone. */
export function addPage(paper: Paper): void {
  paper.doc.addPage();
  drawGround(paper);
}

function drawFoot(
  paper: Paper,
  { issuer, origin, code, what }: { issuer: Issuer; origin: string; code: string; what: string },
): void {
  const y = A4_PT.height - FOOT_PT;
  paper.decorate(() => paper.doc.rect(SHEET_PT.x, y - 14, SHEET_PT.width, 0.6).fill(COLORS.line));
  drawVerification(paper, { code, origin, what }, { x: SHEET_PT.x, y, width: 300 });
  paper.tag('P', () =>
    paper.type.write(
      `Issued by ${issuerLine(issuer)}.`,
      { ...STYLES.small, align: 'right' },
      { x: SHEET_PT.x + 300, y: y + 8, width: SHEET_PT.width - 300 },
    ),
  );
}
