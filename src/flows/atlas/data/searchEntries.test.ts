import { expect, it } from 'vitest';
import { entriesWith, type SearchEntry } from './searchEntries.ts';

const entries: readonly SearchEntry[] = [
  { kind: 'screen', text: 'the alert “Your code has expired.”', where: 'Enter the code', href: '#b' },
  { kind: 'rule', text: 'A code can be used for 10 min', where: 'Enter the code', href: '#a' },
  { kind: 'state', text: 'The hold expires.', where: 'Contribute', href: '#c' },
];
const found = (words: string): string[] => entriesWith(entries, words).map(({ href }) => href);

it('finds rules, states and texts on screens by all of their words, rules first', () => {
  expect(found('code')).toStrictEqual(['#a', '#b']);
  expect(found('EXPIRES')).toStrictEqual(['#c', '#b']);
  expect(found('expires code')).toStrictEqual(['#b']);
  expect(found('code expired')).toStrictEqual(['#b']);
  expect(found('  ')).toStrictEqual([]);
});
