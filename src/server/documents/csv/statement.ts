import { stringify } from 'csv-stringify/sync';
import { KOBO_PER_NAIRA } from '#domain/money.ts';
import type { StatementFacts } from '../facts/statement.ts';

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Text that a spreadsheet shows and never computes. */
const plainCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const nairaCell = (amountKobo: number): string => (amountKobo / KOBO_PER_NAIRA).toFixed(2);

/** A statement's entries for a spreadsheet, in naira; with the mark by which one knows that it is UTF-8. */
export function statementCsv({ entries, opening, closing, month }: StatementFacts): Buffer {
  const rows = [
    ['Date', 'Description', 'For', 'Reference', 'Amount (NGN)', 'Balance (NGN)'],
    [`${month}-01`, 'Opening balance', '', '', '', nairaCell(opening)],
    ...entries.map(({ on, title, detail, reference, change, balance }) => [
      on,
      plainCell(title),
      plainCell(detail ?? ''),
      plainCell(reference),
      nairaCell(change),
      nairaCell(balance),
    ]),
    ['', 'Closing balance', '', '', '', nairaCell(closing)],
  ];
  return Buffer.from(stringify(rows, { bom: true, record_delimiter: 'windows' }), 'utf8');
}
