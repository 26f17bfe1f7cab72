import { expect, it } from 'vitest';
import { declaredNames } from './declaredNames.ts';
import { read, sourceFiles } from './files.ts';

/** Words of names that have a standard term: rejection, response, principal, expectation, typo, preference, penalty. */
const WORDS = new Set(
  'caller refuse refuses refused refusal refusals sight sights sighting sightings tell tells told saying sayings misspelt spraying wish handicap'.split(
    ' ',
  ),
);

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/);

/** Only files with such a word are parsed. */
const HAS_WORD = new RegExp([...WORDS].join('|'), 'i');

it('declared names use the standard terms', () => {
  const found = sourceFiles().flatMap((file) => {
    const source = read(file);
    if (!HAS_WORD.test(source)) return [];
    return declaredNames(file, source)
      .filter((name) => wordsOf(name).some((word) => WORDS.has(word)))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toStrictEqual([]);
});

it('finds names at any depth, but no keys of objects', () => {
  const source = `
    interface A { readonly b: string; c(d: number): void }
    class E { #f = 1; g({ h, i: [j], ...k }: A, l = 2) { const m = (n: A) => ({ o: n }); } }
  `;
  expect(declaredNames('a.ts', source).sort()).toStrictEqual([...'AEbcdfghjklmn'].sort());
});
