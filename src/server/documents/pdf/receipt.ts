import { formatDayTime } from '#domain/dates.ts';
import { formatNaira } from '#domain/money.ts';
import { FILLING_RULE } from '#domain/payments/payments.ts';
import type { ReceiptFacts } from '../facts/receipt.ts';
import { COLORS } from './colors.ts';
import { type DocumentIdentity, drawFacts, factsHeight, STYLES } from './parts.ts';
import { openSheet, SHEET_PT, type Sheet } from './sheet.ts';

/** The receipt of one payment. */
export function drawReceipt(facts: ReceiptFacts, about: DocumentIdentity): Promise<Buffer> {
  const { home, unit, amount, holderName, reference, receivedAt, plan, paid, equity, address } = facts;
  const sheet = openSheet({
    title: 'Receipt',
    subtitle: `${home}, ${unit}`,
    facts,
    about,
    what: 'this receipt',
  });
  const { paper } = sheet;
  const { type } = paper;
  let { top } = sheet;
  paper.tag('P', () => {
    top += type.write('Received', STYLES.label, { ...SHEET_PT, y: top });
    const figure = { face: 'heading', sizePt: 44, color: COLORS.ink, leadingEm: 1.15 } as const;
    top += type.write(formatNaira(amount), figure, { ...SHEET_PT, y: top });
    top += type.write(`from ${holderName}`, { ...STYLES.body, sizePt: 15 }, { ...SHEET_PT, y: top });
  });
  top += 28;
  top += drawFacts(
    paper,
    [
      { label: 'Received on', value: formatDayTime(new Date(receivedAt)) },
      { label: 'Reference', value: reference },
      { label: 'For', value: `${home}, ${unit}` },
      { label: 'Address', value: address },
      { label: 'Plan', value: `Plan ${plan}` },
      { label: 'Paid so far', value: `${formatNaira(paid)} of ${formatNaira(equity)}` },
    ],
    { ...SHEET_PT, y: top },
    { columns: 2, scale: 1.15 },
  );
  if (facts.pays) drawPays(sheet, { pays: facts.pays, formula: facts.formula ?? null }, top + 26);
  return sheet.end();
}

const HEADING_GAP_PT = 6;
const FORMULA_GAP_PT = 12;

interface Pays {
  readonly pays: NonNullable<ReceiptFacts['pays']>;
  readonly formula: string | null;
}

/** The instalments that the payment pays, and how they add up to it. */
function drawPays({ paper, bottom, nextPage }: Sheet, { pays, formula }: Pays, y: number): void {
  const { tag, type } = paper;
  const facts = pays.map(({ name, count, each, amount }) => ({
    label: name,
    value: count === 1 ? formatNaira(amount) : `${count} × ${formatNaira(each)} = ${formatNaira(amount)}`,
  }));
  const explained = `${formula === null ? '' : `${formula}. `}${FILLING_RULE}`;
  const heading = 'What it pays';
  const height =
    type.heightOf(heading, STYLES.heading, SHEET_PT.width) +
    factsHeight(paper, facts, SHEET_PT.width, { columns: 2 }) +
    type.heightOf(explained, STYLES.small, SHEET_PT.width);
  let top = y + height + HEADING_GAP_PT + FORMULA_GAP_PT > bottom() ? nextPage() : y;
  tag('H2', () => {
    top += type.write(heading, STYLES.heading, { ...SHEET_PT, y: top });
  });
  top += HEADING_GAP_PT;
  top += drawFacts(paper, facts, { ...SHEET_PT, y: top }, { columns: 2 });
  top += FORMULA_GAP_PT;
  tag('P', () => type.write(explained, STYLES.small, { ...SHEET_PT, y: top }));
}
