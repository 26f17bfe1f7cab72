import { expect, it } from 'vitest';
import { read, sourceFiles } from './files.ts';

/** Words of names that have a standard term: rejection, response, principal, expectation, typo, preference, penalty. */
const WORDS = new Set(
  'caller refuse refused refusal refusals sight sights sighting sightings told saying sayings misspelt spraying wish handicap'.split(
    ' ',
  ),
);

const DECLARED = /^(?:export )?(?:default )?(?:async )?(?:function|const|let|class|interface|type) (\w+)/gm;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/);

it('declared names use the standard terms', () => {
  const found = sourceFiles().flatMap((file) =>
    [...read(file).matchAll(DECLARED)]
      .map(([, name = '']) => name)
      .filter((name) => wordsOf(name).some((word) => WORDS.has(word)))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toStrictEqual([]);
});
