import { formatDay } from '#domain/dates.ts';
import { letterFormulas } from '#domain/letterExplanations.ts';
import { formatNaira, subtractKobo } from '#domain/money.ts';
import { countText } from '#domain/quantities.ts';
import type { LetterFacts } from '../facts/letter.ts';
import { BORDER_PT, drawClothBorder, drawMotif } from './cloth.ts';
import { COLORS } from './colors.ts';
import { A4_PT, openPaper, type Paper } from './paper.ts';
import { drawBrand, drawFacts, drawVerification, type Fact, issuerLine, STYLES } from './parts.ts';

export interface Numbered {
  /** `AL-2026-000012` */
  readonly number: string;
  readonly code: string;
  readonly issuedAt: Date;
  /** The number of the voided document that this one is in place of. */
  readonly replaces: string | null;
}

const MARGIN_PT = 40;
const LEFT_PT = BORDER_PT + MARGIN_PT;
const WIDTH_PT = A4_PT.width - 2 * LEFT_PT;
/** Where the verification and the issuer begin. */
const FOOT_PT = A4_PT.height - BORDER_PT - 122;

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
  let y = drawAllocation(paper, facts, 196);
  y = drawUnit(paper, facts, y + 22);
  drawTerms(paper, facts, y + 24);
  drawFoot(paper, facts, about);
  return paper.bytes();
}

function drawHead(paper: Paper, { issuer, issuedOn }: LetterFacts, { number, replaces }: Numbered): void {
  const y = BORDER_PT + 32;
  drawBrand(paper, issuer.productName, { x: LEFT_PT, y, sizePt: 26 });
  const style = { ...STYLES.small, align: 'right' } as const;
  const box = { x: LEFT_PT, y: y - 1, width: WIDTH_PT };
  paper.tag('P', () => {
    paper.type.write(`No. ${number}`, { ...style, face: 'strong', color: COLORS.ink }, box);
    paper.type.write(formatDay(issuedOn), style, { ...box, y: y + 13 });
  });
  paper.tag('H1', () =>
    paper.type.write('Allocation letter', STYLES.title, { x: LEFT_PT, y: y + 58, width: WIDTH_PT }),
  );
  if (replaces !== null)
    paper.tag('P', () =>
      paper.type.write(`This letter is in place of ${replaces}, which is void.`, STYLES.small, {
        x: LEFT_PT,
        y: y + 102,
        width: WIDTH_PT,
      }),
    );
}

/** To whom, and why. Returns where it ends. */
function drawAllocation({ tag, type }: Paper, facts: LetterFacts, y: number): number {
  const name = { face: 'heading', sizePt: 23, color: COLORS.ink, leadingEm: 1.25 } as const;
  let top = y;
  tag('P', () => {
    top += type.write('To', STYLES.label, { x: LEFT_PT, y: top, width: WIDTH_PT });
    top += type.write(facts.holderName, name, { x: LEFT_PT, y: top, width: WIDTH_PT });
  });
  top += 8;
  tag('P', () => {
    top += type.write(
      reasonOf(facts),
      { ...STYLES.body, sizePt: 12 },
      { x: LEFT_PT, y: top, width: WIDTH_PT },
    );
  });
  return top;
}

function reasonOf({ plan, targetName, targetAmount, paid }: LetterFacts): string {
  if (targetName === 'whole')
    return `You have paid the whole price of ${formatNaira(targetAmount)}. With your last instalment on Plan ${plan}, this home is allocated to you:`;
  return `You have contributed ${formatNaira(paid)} and met the first target of Plan ${plan}, ${formatNaira(targetAmount)}. With it, this home is allocated to you:`;
}

/** The home, as large as the name. Returns where it ends. */
function drawUnit(paper: Paper, { home, unit, address }: LetterFacts, y: number): number {
  const { doc, tag, type, decorate } = paper;
  // Beside the compound.
  const inner = { x: LEFT_PT + 22, width: WIDTH_PT - 130 };
  const title = { face: 'heading', sizePt: 25, color: COLORS.brand, leadingEm: 1.2 } as const;
  const place = { face: 'strong', sizePt: 13, color: COLORS.ink, leadingEm: 1.45 } as const;
  const height =
    38 +
    type.heightOf(home, title, inner.width) +
    type.heightOf(unit, place, inner.width) +
    type.heightOf(address, STYLES.body, inner.width);
  decorate(() => {
    doc.roundedRect(LEFT_PT, y, WIDTH_PT, height, 10).fill(COLORS.brandTint);
    const sizePt = Math.min(64, height - 32);
    drawMotif(paper, 'agbole', {
      x: LEFT_PT + WIDTH_PT - sizePt - 22,
      y: y + (height - sizePt) / 2,
      sizePt,
      color: COLORS.clay,
    });
  });
  let top = y + 18;
  tag('P', () => {
    top += type.write(home, title, { ...inner, y: top });
    top += type.write(unit, place, { ...inner, y: top });
    type.write(address, STYLES.body, { ...inner, y: top });
  });
  return y + height;
}

function drawTerms(paper: Paper, facts: LetterFacts, y: number): void {
  const height = drawFacts(paper, factsOf(facts), { x: LEFT_PT, y, width: WIDTH_PT }, 3);
  let top = y + height + 16;
  paper.tag('P', () => {
    top += paper.type.write(nextOf(facts), STYLES.body, { x: LEFT_PT, y: top, width: WIDTH_PT });
  });
  drawFormulas(paper, facts, top + 10);
}

/** How the amounts are worked out, as the screen says it; a letter with long names keeps to its sheet without. */
function drawFormulas({ tag, type }: Paper, facts: LetterFacts, y: number): void {
  const lines = letterFormulas({
    plan: facts.plan,
    priceKobo: facts.price,
    rsaShareKobo: facts.rsaShare,
    equityKobo: facts.equity,
    mortgageKobo: facts.mortgage,
    targetName: facts.targetName,
    targetKobo: facts.targetAmount,
  });
  const heights = lines.map((line) => type.heightOf(line, STYLES.small, WIDTH_PT) + 2);
  if (y + heights.reduce((sum, height) => sum + height, 0) > FOOT_PT - 24) return;
  let top = y;
  lines.forEach((line, index) => {
    tag('P', () => type.write(line, STYLES.small, { x: LEFT_PT, y: top, width: WIDTH_PT }));
    top += heights[index] ?? 0;
  });
}

function factsOf({
  price,
  plan,
  durationMonths,
  agreedOn,
  paid,
  equity,
  rsaShare,
  mortgage,
}: LetterFacts): Fact[] {
  return [
    { label: 'Price', value: formatNaira(price) },
    { label: 'Plan', value: `Plan ${plan}, ${countText(durationMonths, 'month')}` },
    { label: 'Agreed on', value: formatDay(agreedOn) },
    { label: 'Paid so far', value: formatNaira(paid) },
    { label: 'You contribute in all', value: formatNaira(equity) },
    ...(rsaShare > 0 ? [{ label: 'From your RSA', value: formatNaira(rsaShare) }] : []),
    ...(mortgage > 0 ? [{ label: 'By mortgage', value: formatNaira(mortgage) }] : []),
  ];
}

function nextOf({ paid, equity, mortgage }: LetterFacts): string {
  const left = subtractKobo(equity, paid);
  if (left <= 0 && mortgage === 0) return 'Nothing is left to pay. Keep this letter with your documents.';
  const rest =
    left > 0 ? `${formatNaira(left)} is left to contribute. ` : 'You have contributed all of your part. ';
  return `${rest}After that, a mortgage of ${formatNaira(mortgage)} is applied for to pay the rest of the price. Keep this letter with your documents.`;
}

function drawFoot(paper: Paper, { issuer, origin }: LetterFacts, { code }: Numbered): void {
  const y = FOOT_PT;
  paper.decorate(() => paper.doc.rect(LEFT_PT, y - 18, WIDTH_PT, 0.6).fill(COLORS.line));
  drawVerification(paper, { code, origin, what: 'this letter' }, { x: LEFT_PT, y, width: 300 });
  paper.tag('P', () =>
    paper.type.write(
      `Issued by ${issuerLine(issuer)}. It is issued electronically and needs no signature.`,
      { ...STYLES.small, align: 'right' },
      { x: LEFT_PT + 300, y: y + 8, width: WIDTH_PT - 300 },
    ),
  );
}
