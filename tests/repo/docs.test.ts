import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#server/settings.ts';
import { ROOT, read, repositoryFiles } from './files.ts';

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

/** Rows of the table in docs/spec-coverage.md: what the specification says, where it is built, what shows it. */
const coverage = read('docs/spec-coverage.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, section = '', statement = '', built = '', shown = '']) => ({ section, statement, built, shown }));

describe('docs/spec-coverage.md', () => {
  it('covers sections 2 to 9', () => {
    const sections = new Set(coverage.map(({ section }) => section.split('.')[0]));
    expect([...sections].sort()).toStrictEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it.each(coverage)('$section $statement', ({ built, shown }) => {
    expect(built, 'where it is built, or which open work it waits for').not.toBe('');
    const files = [...`${built} ${shown}`.matchAll(/`([\w./-]+\.(?:ts|tsx|sql|mjs|md))`/g)].map(
      ([, file]) => file ?? '',
    );
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toStrictEqual([]);
    expect(files.length > 0 || /^waits: /.test(built), 'names a file, or "waits: …"').toBe(true);
  });
});
