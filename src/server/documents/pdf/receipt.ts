import { formatDayTime } from '#domain/dates.ts';
import { formatNaira } from '#domain/money.ts';
import type { ReceiptFacts } from '../facts/receipt.ts';
import { COLORS } from './colors.ts';
import type { Numbered } from './letter.ts';
import { drawFacts, STYLES } from './parts.ts';
import { openSheet, SHEET_PT } from './sheet.ts';

/** The receipt of one payment. */
export function drawReceipt(facts: ReceiptFacts, about: Numbered): Promise<Buffer> {
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
  drawFacts(
    paper,
    [
      { label: 'Received on', value: formatDayTime(new Date(receivedAt)) },
      { label: 'Reference', value: reference },
      { label: 'For', value: `${home}, ${unit}` },
      { label: 'Address', value: address },
      { label: 'Plan', value: `Plan ${plan}` },
      { label: 'Paid so far', value: `${formatNaira(paid)} of ${formatNaira(equity)}` },
    ],
    { ...SHEET_PT, y: top + 28 },
    { columns: 2, scale: 1.15 },
  );
  return sheet.end();
}
