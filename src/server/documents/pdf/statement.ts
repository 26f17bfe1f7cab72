import { formatDay, monthName } from '#domain/dates.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import type { StatementEntry, StatementFacts } from '../facts/statement.ts';
import { COLORS } from './colors.ts';
import { type DocumentIdentity, drawFacts, FACTS_GAP_PT, factsHeight, STYLES } from './parts.ts';
import type { PdfWriter } from './pdf-writer.ts';
import { openSheet, SHEET_PT, type Sheet } from './sheet.ts';
import type { TextStyle } from './typesetter.ts';

/** A month of the wallet, with the amounts paid into each contribution. */
export function drawStatement(facts: StatementFacts, about: DocumentIdentity): Promise<Buffer> {
  const { month, opening, closing, entries, contributions, holderName } = facts;
  const sheet = openSheet({
    title: 'Statement',
    subtitle: `${monthName(month)}, ${holderName}`,
    facts,
    about,
    what: 'this statement',
  });
  const { paper } = sheet;
  const amounts = drawAmounts(sheet, { opening, closing, contributions });
  const top = drawFormulas(sheet, contributions, amounts + 12) + 18;
  if (entries.length === 0)
    paper.tag('P', () =>
      paper.type.write('No money went into the wallet or out of it.', STYLES.body, { ...SHEET_PT, y: top }),
    );
  else drawEntries(sheet, entries, top);
  return sheet.end();
}

const LAYOUT = { columns: 2 } as const;

/** The wallet and each contribution, in rows of two. Returns where they end. */
function drawAmounts(
  { paper, top, bottom, nextPage }: Sheet,
  { opening, closing, contributions }: Pick<StatementFacts, 'opening' | 'closing' | 'contributions'>,
): number {
  const facts = [
    { label: 'Wallet at the start', value: formatNaira(opening) },
    { label: 'Wallet at the end', value: formatNaira(closing) },
    ...contributions.map(({ home, unit, paidInMonth, paid, equity }) => ({
      label: `${home}, ${unit}`,
      value: `${formatNaira(paidInMonth)} this month, ${formatNaira(paid)} of ${formatNaira(equity)} in all`,
    })),
  ];
  let y = top;
  for (let first = 0; first < facts.length; first += LAYOUT.columns) {
    const row = facts.slice(first, first + LAYOUT.columns);
    if (y + factsHeight(paper, row, SHEET_PT.width, LAYOUT) > bottom()) y = nextPage();
    y += drawFacts(paper, row, { ...SHEET_PT, y }, LAYOUT) + FACTS_GAP_PT;
  }
  return y - FACTS_GAP_PT;
}

/** How the target of each contribution is calculated. Returns where they end. */
function drawFormulas(
  { paper, bottom, nextPage }: Sheet,
  contributions: StatementFacts['contributions'],
  top: number,
): number {
  const { tag, type } = paper;
  let y = top;
  for (const { home, unit, formula } of contributions) {
    if (!formula) continue;
    const text = `${home}, ${unit}, in all: ${formula}`;
    if (y + type.heightOf(text, STYLES.small, SHEET_PT.width) > bottom()) y = nextPage();
    tag('P', () => (y += type.write(text, STYLES.small, { ...SHEET_PT, y })));
  }
  return y;
}

const HEAD: TextStyle = { ...STYLES.label, face: 'strong' };
const CELL: TextStyle = { face: 'text', sizePt: 11, color: COLORS.ink, leadingEm: 1.4 };

/** Column positions in points from the left margin; amounts are right-aligned at theirs. */
const COLUMNS = [
  { label: 'Date', x: 0, width: 72, align: 'left' },
  { label: 'What', x: 76, width: 202, align: 'left' },
  { label: 'Amount', x: 282, width: 100, align: 'right' },
  { label: 'Balance', x: 386, width: 97, align: 'right' },
] as const;

function drawEntries(
  { paper, bottom, nextPage }: Sheet,
  entries: readonly StatementEntry[],
  top: number,
): void {
  const head = COLUMNS.map(({ label }) => [label]);
  const firstRows = rowHeight(paper, head) + rowHeight(paper, entries[0] ? cellsOf(entries[0]) : []);
  paper.group('Table', () => {
    let y = top + firstRows > bottom() ? nextPage() : top;
    y += drawRow(paper, 'TH', head, HEAD, y);
    for (const entry of entries) {
      const cells = cellsOf(entry);
      if (y + rowHeight(paper, cells) > bottom()) {
        y = nextPage();
        y += drawRow(paper, null, head, HEAD, y);
      }
      y += drawRow(paper, 'TD', cells, CELL, y);
    }
  });
}

/** Each cell's lines. */
const cellsOf = ({ on, title, detail, reference, change, balance }: StatementEntry): string[][] => [
  [formatDay(on)],
  [title, ...(detail === null ? [] : [detail]), reference],
  [`${change > 0 ? '+' : ''}${formatNaira(kobo(change))}`],
  [formatNaira(balance)],
];

const ROW_GAP_PT = 10;

const styleOf = (style: TextStyle, line: number): TextStyle =>
  line === 0 ? style : { ...STYLES.small, leadingEm: 1.35 };

const rowHeight = ({ type }: PdfWriter, cells: readonly (readonly string[])[]): number =>
  ROW_GAP_PT +
  Math.max(
    ...cells.map((lines, index) =>
      lines.reduce(
        (sum, line, at) => sum + type.heightOf(line, styleOf(CELL, at), COLUMNS[index]?.width ?? 0),
        0,
      ),
    ),
  );

/** One row. Without a tag it is a repeated head, which screen readers skip. */
function drawRow(
  paper: PdfWriter,
  tag: 'TH' | 'TD' | null,
  cells: readonly (readonly string[])[],
  style: TextStyle,
  y: number,
): number {
  const height = rowHeight(paper, cells);
  paper.decorate(() => paper.doc.rect(SHEET_PT.x, y + height - 5, SHEET_PT.width, 0.5).fill(COLORS.line));
  const drawCell = (index: number): void => {
    const { x, width, align } = COLUMNS[index] ?? COLUMNS[0];
    let top = y;
    for (const [line, text] of (cells[index] ?? []).entries())
      top += paper.type.write(text, { ...styleOf(style, line), align }, { x: SHEET_PT.x + x, y: top, width });
  };
  const columns = COLUMNS.keys();
  if (tag === null) {
    paper.decorate(() => columns.forEach(drawCell));
    return height;
  }
  paper.group('TR', () => {
    for (const index of columns)
      paper.tag(tag, () => drawCell(index), tag === 'TH' ? { scope: 'Column' } : {});
  });
  return height;
}
