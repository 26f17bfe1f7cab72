import { formatDay } from '#domain/dates.ts';
import { letterFormulas } from '#domain/explanations/letterExplanations.ts';
import { formatNaira, subtractKobo } from '#domain/money.ts';
import { countText } from '#domain/quantities.ts';
import type { LetterFacts } from '../facts/letter.ts';
import { drawMotif } from './cloth.ts';
import { COLORS } from './colors.ts';
import { drawFacts, type Fact, factsHeight, STYLES, scaled } from './parts.ts';
import type { PdfWriter } from './pdf-writer.ts';
import type { TextBox } from './typesetter.ts';

/** A part of the letter between its title and its foot. */
interface Part {
  /** The space above it. */
  readonly gap: number;
  readonly height: number;
  readonly draw: (y: number) => void;
}

/** Scales for letters with long names, largest first, so that the letter fits on its sheet. */
const SCALES = [1, 0.92, 0.84, 0.76, 0.68] as const;
const SMALLEST = 0.6;

/** The holder, the home, the terms, and how the amounts are computed. */
export function drawBody(
  paper: PdfWriter,
  facts: LetterFacts,
  { bottom, ...box }: TextBox & { readonly bottom: number },
): void {
  const endOf = (scale: number): number =>
    partsOf(paper, facts, box, scale).reduce((end, { gap, height }) => end + gap + height, box.y);
  const scale = SCALES.find((each) => endOf(each) <= bottom) ?? SMALLEST;
  let { y } = box;
  for (const { gap, height, draw } of partsOf(paper, facts, box, scale)) {
    draw(y + gap);
    y += gap + height;
  }
}

const partsOf = (paper: PdfWriter, facts: LetterFacts, box: TextBox, scale: number): readonly Part[] => [
  allocation(paper, facts, box, scale),
  unit(paper, facts, box, scale),
  terms(paper, facts, box, scale),
  text(paper, [nextStepText(facts)], { style: scaled(STYLES.body, scale), gap: 16 * scale }, box),
  text(paper, formulasOf(facts), { style: scaled(STYLES.small, scale), gap: 10 * scale }, box),
];

/** Paragraphs one below the other. */
function text(
  { tag, type }: PdfWriter,
  lines: readonly string[],
  { style, gap }: { readonly style: typeof STYLES.body | typeof STYLES.small; readonly gap: number },
  { x, width }: TextBox,
): Part {
  const heights = lines.map((line) => type.heightOf(line, style, width));
  return {
    gap,
    height: heights.reduce((sum, height) => sum + height, 0),
    draw: (y) => {
      let top = y;
      for (const line of lines) tag('P', () => (top += type.write(line, style, { x, y: top, width })));
    },
  };
}

/** The holder and the reason. */
function allocation(
  { tag, type }: PdfWriter,
  facts: LetterFacts,
  { x, width }: TextBox,
  scale: number,
): Part {
  const label = scaled(STYLES.label, scale);
  const name = scaled({ face: 'heading', sizePt: 23, color: COLORS.ink, leadingEm: 1.25 } as const, scale);
  const body = scaled({ ...STYLES.body, sizePt: 13 }, scale);
  const to = type.heightOf('To', label, width) + type.heightOf(facts.holderName, name, width);
  const gap = 8 * scale;
  return {
    gap: 0,
    height: to + gap + type.heightOf(reasonOf(facts), body, width),
    draw: (y) => {
      tag('P', () => {
        const top = y + type.write('To', label, { x, y, width });
        type.write(facts.holderName, name, { x, y: top, width });
      });
      tag('P', () => type.write(reasonOf(facts), body, { x, y: y + to + gap, width }));
    },
  };
}

function reasonOf({ plan, targetName, targetAmount, paid }: LetterFacts): string {
  if (targetName === 'whole')
    return `You have paid the whole price of ${formatNaira(targetAmount)}. With your last instalment on Plan ${plan}, this home is allocated to you:`;
  return `You have contributed ${formatNaira(paid)} and met the first target of your plan, ${formatNaira(targetAmount)}. With it, this home is allocated to you:`;
}

/** The home, as large as the name. */
function unit(paper: PdfWriter, facts: LetterFacts, { x, width }: TextBox, scale: number): Part {
  const { doc, tag, type, decorate } = paper;
  // Beside the compound.
  const inner = { x: x + 22, width: width - 130 };
  const lines = [
    [
      facts.home,
      scaled({ face: 'heading', sizePt: 25, color: COLORS.brand, leadingEm: 1.2 } as const, scale),
    ],
    [facts.unit, scaled({ face: 'strong', sizePt: 14, color: COLORS.ink, leadingEm: 1.45 } as const, scale)],
    [facts.address, scaled(STYLES.body, scale)],
  ] as const;
  const padding = 18 * scale;
  const height = lines.reduce(
    (sum, [line, style]) => sum + type.heightOf(line, style, inner.width),
    2 * padding + 2,
  );
  return {
    gap: 22 * scale,
    height,
    draw: (y) => {
      decorate(() => {
        doc.roundedRect(x, y, width, height, 10).fill(COLORS.brandTint);
        const sizePt = Math.min(64, height - 32);
        const place = { x: x + width - sizePt - 22, y: y + (height - sizePt) / 2 };
        drawMotif(paper, 'agbole', { ...place, sizePt, color: COLORS.clay });
      });
      tag('P', () => {
        let top = y + padding;
        for (const [line, style] of lines) top += type.write(line, style, { ...inner, y: top });
      });
    },
  };
}

function terms(paper: PdfWriter, facts: LetterFacts, { x, width }: TextBox, scale: number): Part {
  const items = factsOf(facts);
  // Seven in rows of three would leave one alone.
  const layout = { columns: items.length === 7 ? 4 : 3, scale: items.length === 7 ? scale * 0.9 : scale };
  return {
    gap: 24 * scale,
    height: factsHeight(paper, items, width, layout),
    draw: (y) => drawFacts(paper, items, { x, y, width }, layout),
  };
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

function nextStepText({ paid, equity, mortgage }: LetterFacts): string {
  const left = subtractKobo(equity, paid);
  if (mortgage === 0)
    return left <= 0
      ? 'Nothing is left to pay. Keep this letter with your documents.'
      : `${formatNaira(left)} is left to contribute. There is no mortgage: with the last instalment the whole price is paid. Keep this letter with your documents.`;
  const rest =
    left > 0 ? `${formatNaira(left)} is left to contribute. ` : 'You have contributed all of your part. ';
  return `${rest}After that, a mortgage of ${formatNaira(mortgage)} is applied for to pay the rest of the price. Keep this letter with your documents.`;
}

/** How the amounts are computed, with the text of the screen. */
const formulasOf = (facts: LetterFacts): readonly string[] =>
  letterFormulas({
    plan: facts.plan,
    priceKobo: facts.price,
    rsaShareKobo: facts.rsaShare,
    equityKobo: facts.equity,
    mortgageKobo: facts.mortgage,
    targetName: facts.targetName,
    targetKobo: facts.targetAmount,
  });
