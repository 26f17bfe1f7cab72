import { formatDayTime } from '#domain/dates.ts';
import type { TermsFacts } from '../facts/terms.ts';
import { COLORS } from './colors.ts';
import { type DocumentIdentity, STYLES } from './parts.ts';
import type { PdfWriter } from './pdf-writer.ts';
import { openSheet, SHEET_PT } from './sheet.ts';

const CLAUSE_TITLE = { face: 'strong', sizePt: 12.5, color: COLORS.ink, leadingEm: 1.4 } as const;

/** The full terms of a contribution, with their hash. */
export function drawTerms(facts: TermsFacts, about: DocumentIdentity, factsHash: string): Promise<Buffer> {
  const { home, unit, holderName, agreedAt, version, agreement, formulas, general } = facts;
  const sheet = openSheet({
    title: 'Terms as agreed',
    subtitle: `${home}, ${unit}`,
    facts,
    about,
    what: 'these terms',
  });
  const { paper } = sheet;
  let y = sheet.top;
  /** @param after the height of what must follow on the same page */
  const write = (height: number, draw: (top: number) => void, after = 0): void => {
    if (y + height + after > sheet.bottom()) y = sheet.nextPage();
    draw(y);
    y += height;
  };
  const intro = `${holderName} agreed to these terms on ${formatDayTime(new Date(agreedAt))}, in version ${version}.`;
  write(height(paper, intro) + 14, (top) =>
    paper.tag('P', () => paper.type.write(intro, STYLES.body, { ...SHEET_PT, y: top })),
  );
  const sections = [
    { title: 'This contribution', clauses: agreement },
    { title: 'The product', clauses: general },
  ];
  for (const { title, clauses } of sections) {
    const [first] = clauses;
    write(
      30,
      (top) => paper.tag('H2', () => paper.type.write(title, STYLES.heading, { ...SHEET_PT, y: top })),
      first ? clauseHeight(paper, first) : 0,
    );
    for (const clause of clauses) write(clauseHeight(paper, clause), (top) => drawClause(paper, clause, top));
    y += 8;
  }
  if (formulas && formulas.length > 0) {
    write(
      30,
      (top) =>
        paper.tag('H2', () =>
          paper.type.write('How the amounts are calculated', STYLES.heading, { ...SHEET_PT, y: top }),
        ),
      height(paper, formulas[0] ?? ''),
    );
    for (const formula of formulas)
      write(height(paper, formula) + 4, (top) =>
        paper.tag('P', () => paper.type.write(formula, STYLES.body, { ...SHEET_PT, y: top })),
      );
    y += 8;
  }
  const hash = `SHA-256 of what this document states: ${factsHash}`;
  write(30, (top) => paper.tag('P', () => paper.type.write(hash, STYLES.small, { ...SHEET_PT, y: top })));
  return sheet.end();
}

const height = ({ type }: PdfWriter, text: string): number =>
  type.heightOf(text, STYLES.body, SHEET_PT.width);

type Clause = TermsFacts['general'][number];

const clauseHeight = (paper: PdfWriter, { title, text }: Clause): number =>
  paper.type.heightOf(title, CLAUSE_TITLE, SHEET_PT.width) + height(paper, text) + 10;

function drawClause(paper: PdfWriter, { title, text }: Clause, y: number): void {
  const titleHeight = paper.type.heightOf(title, CLAUSE_TITLE, SHEET_PT.width);
  paper.tag('P', () => paper.type.write(title, CLAUSE_TITLE, { ...SHEET_PT, y }));
  paper.tag('P', () => paper.type.write(text, STYLES.body, { ...SHEET_PT, y: y + titleHeight }));
}
