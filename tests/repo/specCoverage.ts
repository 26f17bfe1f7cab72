/** A row of the table in docs/spec-coverage.md. */
export interface CoverageRow {
  readonly section: string;
  readonly statement: string;
  /** The files that implement it. */
  readonly built: readonly string[];
  /** The tests that prove it: a file, and the end of a test's full name in it. */
  readonly shownBy: readonly { readonly file: string; readonly title: string }[];
  /** The beginnings of the rows of docs/deviations.md to which it links. */
  readonly deviations: readonly string[];
  /** The part of its last two cells that could not be parsed. */
  readonly unread: string;
}

const LINE_BREAK = '<br>';
const TEST = /^`([^`]+)` › '(.+)'$/;
const FILE = /^`([^`]+)`$/;

/** The section of capabilities that the specification does not ask for. */
export const BEYOND_SPECIFICATION = 'Beyond the specification';

/**
 * The rows of the coverage tables in order: each table line that begins with a section's number, and those of the
 * capabilities beyond the specification, which have no section.
 */
export const coverageRows = (markdown: string): CoverageRow[] => {
  const [specified = '', beyond = ''] = markdown.split(`## ${BEYOND_SPECIFICATION}`);
  return [
    ...tableLines(specified).filter((cells) => /^\d/.test(cells[0] ?? '')),
    ...tableLines(beyond)
      .slice(2)
      .map((cells) => [BEYOND_SPECIFICATION, ...cells]),
  ].map(([section = '', statement = '', built = '', shown = '', ...rest]) => {
    const tests = shown.split(LINE_BREAK).map((part) => part.trim());
    const files = built.split(LINE_BREAK).map((part) => part.trim());
    return {
      section,
      statement,
      built: files.flatMap((part) => FILE.exec(part)?.[1] ?? []),
      shownBy: tests.flatMap((part) => {
        const [, file, title] = TEST.exec(part) ?? [];
        return file && title ? [{ file, title }] : [];
      }),
      deviations: [...statement.matchAll(/\[([^\]]+)\]\(deviations\.md\)/g)].map(([, start = '']) => start),
      unread: [
        ...files.filter((part) => !FILE.test(part)),
        ...tests.filter((part) => !TEST.test(part)),
        ...rest,
      ].join(' '),
    };
  });
};

/** The first cells of the table in docs/deviations.md, which quote the specification. */
export const deviationStatements = (markdown: string): string[] =>
  markdown
    .split('\n')
    .filter((line) => /^\| (?!---)/.test(line))
    .map((line) => cellsOf(line)[0] ?? '')
    .slice(1);

const tableLines = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
