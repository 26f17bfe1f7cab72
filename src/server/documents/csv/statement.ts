import { stringify } from 'csv-stringify/sync';
import { addDays, addMonths, isoDate } from '#domain/dates.ts';
import { kobo, nairaText } from '#domain/money.ts';
import type { StatementFacts } from '../facts/statement.ts';

/** Characters that begin a formula in spreadsheets. */
const FORMULA = /^[=+\-@\t\r]/;

/** Escapes text so that a spreadsheet never evaluates it. */
const plainCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A statement's entries as CSV, in naira, with a UTF-8 byte order mark. */
export function statementCsv({ entries, opening, closing, month }: StatementFacts): Buffer {
  const first = isoDate(`${month}-01`);
  const rows = [
    ['Date', 'Description', 'For', 'Reference', 'Amount (NGN)', 'Balance (NGN)'],
    [first, 'Opening balance', '', '', '', nairaText(opening)],
    ...entries.map(({ on, title, detail, reference, change, balance }) => [
      on,
      plainCell(title),
      plainCell(detail ?? ''),
      plainCell(reference),
      nairaText(kobo(change)),
      nairaText(balance),
    ]),
    [addDays(addMonths(first, 1), -1), 'Closing balance', '', '', '', nairaText(closing)],
  ];
  return Buffer.from(stringify(rows, { bom: true, record_delimiter: 'windows' }), 'utf8');
}
