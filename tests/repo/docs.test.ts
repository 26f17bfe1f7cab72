import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { RETAINED_KINDS, RETENTION, retentionText } from '#domain/accounts/retention.ts';
import { CSV_COLUMNS, TRUST_COLUMNS } from '#server/catalogue/import/csv-rows.ts';
import { fileListing } from '#server/catalogue/import/json.ts';
import { SETTINGS } from '#server/platform/settings/settings.ts';
import { ROOT } from '../../scripts/setup/root.mjs';
import { read, repositoryFiles } from './files.ts';
import { BEYOND_SPECIFICATION, coverageRows, deviationStatements } from './specCoverage.ts';
import { testTitles } from './testTitles.ts';

const docs = repositoryFiles().filter((file) => file.endsWith('.md'));
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
const BUILT_IN = new Set(['audit', 'ci', 'explain', 'install', 'start', 'test']);

/** The names in a list or an object of the source, which runs when it is imported. */
const namesIn = (file: string, begin: string, name: RegExp): string[] =>
  [...(read(file).split(begin)[1]?.split('as const')[0] ?? '').matchAll(name)].map(
    ([, found]) => found ?? '',
  );
const faults = namesIn('tests/faults/run.ts', 'const FAULTS = ', /^ {2}(\w+):/gm);
const PARTS = [
  ...namesIn('tests/bench/run.ts', 'const PARTS = ', /'(\w+)'/g).map((part) => `bench ${part}`),
  ...faults.map((fault) => `faults ${fault}`),
];

describe('the docs are true', () => {
  it.each(docs)('%s names only npm scripts that exist', (file) => {
    const named = [...read(file).matchAll(/`npm (?:run )?([a-z][a-z:-]*)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !BUILT_IN.has(name) && !(name in scripts))).toStrictEqual([]);
  });

  it.each(docs)('%s links only to files that exist', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target]) => target ?? '');
    const missing = links
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(path.resolve(ROOT, path.dirname(file), target)));
    expect(missing).toStrictEqual([]);
  });

  it.each(docs)('%s names only parts of the bench and faults that exist', (file) => {
    const named = [...read(file).matchAll(/npm run (bench|faults) -- ([a-z]\w*)/g)].map(
      ([, script, part]) => `${script} ${part}`,
    );
    expect(named.filter((name) => !PARTS.includes(name))).toStrictEqual([]);
  });

  it('explains every fault in a row of docs/operations.md', () => {
    const operations = read('docs/operations.md');
    expect(faults.filter((name) => !operations.includes(`| \`${name}\` |`))).toStrictEqual([]);
    expect(faults.length).toBeGreaterThan(0);
  });

  it('lists every setting, as the code has it', () => {
    const rows = Object.entries(SETTINGS).map(
      ([name, { fallback, about }]) =>
        `| \`${name}\` | ${fallback === null ? '' : `\`${fallback}\``} | ${about} |`,
    );
    const listed = read('docs/operations.md').split('\n');
    const first = listed.indexOf(rows[0] ?? '');
    expect(listed.slice(first, first + rows.length)).toStrictEqual(rows);
  });

  it('lists every field of a listing in a JSON file, and every column of a CSV', () => {
    const [json = '', csv = ''] = read('docs/listings.md').split('## CSV');
    const absent = (names: readonly string[], text: string) =>
      names.filter((name) => !new RegExp(`[\`"]${name}[\`"]`).test(text));
    expect(absent(Object.keys(fileListing.shape), json)).toStrictEqual([]);
    expect(absent([...CSV_COLUMNS, ...TRUST_COLUMNS], csv.split('\n## ')[0] ?? '')).toStrictEqual([]);
  });

  it('lists how long each kind of personal data is kept, as the jobs have it', () => {
    const rows = RETAINED_KINDS.map((kind) => {
      const { what, why, end } = RETENTION[kind];
      return `| ${what} | ${retentionText(kind)} | ${why} | ${end} |`;
    });
    expect(read('docs/retention.md')).toContain(rows.join('\n'));
  });
});

/** The number of statements in the specification, which is not in the repository and does not change. */
const STATEMENTS: Readonly<Record<string, number>> = {
  '2 Route access': 5,
  '2 Landing page': 12,
  '2 Top bar': 6,
  '2 /login': 4,
  '2 /sign-up': 4,
  '2 /verify-email': 5,
  '2 /reset-password': 1,
  '2 /create-password': 3,
  '2 Auth layout': 5,
  '2 /search': 12,
  '2 Property card': 6,
  '2 /property/{id}': 9,
  '2 /select-unit': 13,
  '2 /select-plan': 3,
  '2 /contribution-calculator': 4,
  '2 /send-payment': 4,
  '2 /contribution-response': 3,
  '2 Dashboard': 28,
  '2 Loading': 1,
  '3 Entities': 24,
  '4 States': 22,
  '5 Validation': 23,
  '6 Roles': 6,
  '7 Calls': 23,
  '8 Errors': 15,
  '9 Constants': 40,
};

const coverage = coverageRows(read('docs/spec-coverage.md'));
const deviations = deviationStatements(read('docs/deviations.md'));
const titlesByFile = new Map<string, string[]>();

/** The tests of a file whose full name equals the title, or ends with it after the names of its groups. */
function testsNamed(file: string, title: string): string[] {
  const titles = titlesByFile.get(file) ?? testTitles(file, read(file));
  titlesByFile.set(file, titles);
  return titles.filter((name) => name === title || name.endsWith(` › ${title}`));
}

const isThere = (file: string): boolean => existsSync(path.join(ROOT, file));

describe('docs/spec-coverage.md', () => {
  it('has every statement of sections 2 to 9', () => {
    const counts: Record<string, number> = {};
    for (const { section } of coverage.filter(({ section }) => section !== BEYOND_SPECIFICATION))
      counts[section] = (counts[section] ?? 0) + 1;
    expect(counts).toStrictEqual(STATEMENTS);
  });

  it('says everything once', () => {
    const statements = coverage.map(({ section, statement }) => `${section} ${statement}`);
    expect(statements.filter((statement, at) => statements.indexOf(statement) !== at)).toStrictEqual([]);
  });

  it.each(coverage)('$section $statement', ({ built, shownBy, deviations: linked, unread }) => {
    expect(unread, "cells of `file`, and of `file` › 'title', divided by <br>").toBe('');
    expect(built.length, 'names where it is built').toBeGreaterThan(0);
    expect(shownBy.length, 'names a test').toBeGreaterThan(0);
    expect([...built, ...shownBy.map(({ file }) => file)].filter((file) => !isThere(file))).toStrictEqual([]);
    const unclear = shownBy
      .filter(({ file, title }) => testsNamed(file, title).length !== 1)
      .map(({ file, title }) => `${file} › ${title}`);
    expect(unclear, 'each test exists once under its title').toStrictEqual([]);
    const unexplained = linked.filter(
      (start) => deviations.filter((statement) => statement.startsWith(start)).length !== 1,
    );
    expect(unexplained, 'each deviation is the beginning of one row of deviations.md').toStrictEqual([]);
  });
});
