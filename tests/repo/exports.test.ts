import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exportsOf, importsOf } from '../../scripts/architecture/imports.ts';
import { read, sourceFiles } from './files.ts';

const configurations = globSync('*.config.ts');
const files = [...sourceFiles(), ...configurations].filter((file) => !file.startsWith('tests/packages/'));

/**
 * Files that tools and other repositories import: configurations, stories, tables, the public surface of the flow kit.
 */
const IMPORTED_ELSEWHERE = [
  /\.config\.ts$/,
  /\.stories\.tsx$/,
  /\/\.storybook\//,
  /\.d\.m?ts$/,
  /^src\/server\/platform\/db\/schema\//,
  /^src\/render\.tsx$/,
];
const FLOW_KIT: string[] = Object.values(JSON.parse(read('src/flows/package.json')).exports);
const isImportedElsewhere = (file: string): boolean =>
  IMPORTED_ELSEWHERE.some((pattern) => pattern.test(file)) ||
  FLOW_KIT.includes(file.replace(/^src\/flows\//, './'));

/** The names that other files import from a file; `null` if one imports all of it. */
const imported = new Map<string, ReadonlySet<string> | null>();
for (const { to, isOurs, names } of files.flatMap(importsOf)) {
  if (!isOurs || imported.get(to) === null) continue;
  imported.set(to, names && new Set([...(imported.get(to) ?? []), ...names]));
}

/** A type that an export of the same file uses may be exported with it. */
const isNamedAgain = (file: string, name: string): boolean =>
  (read(file).match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;

it('exports nothing that no other file imports', () => {
  const unused = files
    .filter((file) => !isImportedElsewhere(file) && imported.get(file) !== null)
    .flatMap((file) =>
      exportsOf(file)
        .filter(({ name, isType }) => !imported.get(file)?.has(name) && !(isType && isNamedAgain(file, name)))
        .map(({ name }) => `${file}: ${name}`),
    );
  expect(unused).toStrictEqual([]);
});
