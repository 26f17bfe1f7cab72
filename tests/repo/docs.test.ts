import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#server/settings.ts';
import { ROOT, read, repositoryFiles } from './files.ts';
import { coverageRows, deviationStatements } from './specCoverage.ts';
import { testTitles } from './testTitles.ts';

const docs = repositoryFiles().filter((file) => file.endsWith('.md'));
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
const BUILT_IN = new Set(['ci', 'install', 'start', 'test']);

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

  it('lists every setting, as the code has it', () => {
    const rows = Object.entries(SETTINGS).map(
      ([name, { fallback, about }]) =>
        `| \`${name}\` | ${fallback === null ? '' : `\`${fallback}\``} | ${about} |`,
    );
    expect(read('docs/operations.md')).toContain(rows.join('\n'));
  });
});

const coverage = coverageRows(read('docs/spec-coverage.md'));
const deviations = deviationStatements(read('docs/deviations.md'));
const titlesByFile = new Map<string, string[]>();

/** The tests of a file whose full name is this, or ends with this after the names of its groups. */
function testsNamed(file: string, title: string): string[] {
  const titles = titlesByFile.get(file) ?? testTitles(file, read(file));
  titlesByFile.set(file, titles);
  return titles.filter((name) => name === title || name.endsWith(` › ${title}`));
}

const isThere = (file: string): boolean => existsSync(path.join(ROOT, file));

describe('docs/spec-coverage.md', () => {
  it('covers sections 2 to 9', () => {
    const sections = new Set(coverage.map(({ section }) => section.split('.')[0]));
    expect([...sections].sort()).toStrictEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
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
    const unclear = shownBy.filter(({ file, title }) => testsNamed(file, title).length !== 1);
    expect(unclear, 'each test exists once under its title').toStrictEqual([]);
    const unexplained = linked.filter(
      (start) => deviations.filter((statement) => statement.startsWith(start)).length !== 1,
    );
    expect(unexplained, 'each deviation is the beginning of one row of deviations.md').toStrictEqual([]);
  });
});
