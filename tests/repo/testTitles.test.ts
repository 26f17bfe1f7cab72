import { expect, it } from 'vitest';
import { testTitles } from './testTitles.ts';

/** Written as constants, because tree.test.ts rejects skipped tests in every file by their text. */
const SKIP = 'skip';
const FIXME = 'fixme';

const titles = (source: string) => testTitles('example.test.ts', source);

it.each([
  ['a test', `it('pays', () => {});`, ['pays']],
  [
    'a test in groups',
    `describe('the wallet', () => { describe.each([[1]])('at %s', () => { test('pays', () => {}); }); });`,
    ['the wallet › at %s › pays', 'the wallet › at 1 › pays'],
  ],
  [
    'a group of ours',
    `describeOnEachDatabase('the wallet', (open) => { it('pays', () => {}); });`,
    ['the wallet › pays'],
  ],
  [
    'a group of Playwright',
    `test.describe('the page', () => { test('opens', async ({ page }) => {}); });`,
    ['the page › opens'],
  ],
  ['a table', `it.each([['a', 1], ['b', 2]])('%s is %i', () => {});`, ['%s is %i', 'a is 1', 'b is 2']],
  [
    'a table of names',
    `const PLANS = ['A', 'B'] as const; it.each(PLANS)('plan %s', () => {});`,
    ['plan %s', 'plan A', 'plan B'],
  ],
  [
    'a table of objects',
    `it.each([{ name: 'a', run: () => {} }])('$name runs', () => {});`,
    ['$name runs', 'a runs'],
  ],
  ['a table that is worked out', `it.each(all())('plan %s', () => {});`, ['plan %s']],
  ['a loop', `for (const width of [1, 2]) test(\`is \${width} wide\`, () => {});`, ['is \u0024{width} wide']],
  ['a comment', `// it('pays', () => {});`, []],
  ['a text', `const example = "it('pays', () => {})";`, []],
  ['a test without a body', `it('pays');`, []],
  [
    'a skipped test',
    `it.${SKIP}('pays', () => {}); test.${FIXME}('waits', () => {}); it.${SKIP}('waits');`,
    [],
  ],
  ['a test that skips itself', `test('pays', () => { test.${SKIP}(isSlow, 'later'); });`, []],
  ['a skipped group', `describe.${SKIP}('the wallet', () => { it('pays', () => {}); });`, []],
  [
    'a group that skips itself',
    `test.describe('a', () => { test.${FIXME}(); test('pays', () => {}); });`,
    [],
  ],
  [
    'a group that may be skipped',
    `describe.skipIf(!url)('the wallet', () => { it('pays', () => {}); });`,
    [],
  ],
  [
    'a step and a hook',
    `test.beforeAll(() => {}); test('pays', async () => { await test.step('opens', () => {}); });`,
    ['pays'],
  ],
])('names what %s declares', (_, source, declared) => {
  expect(titles(source)).toStrictEqual(declared);
});
