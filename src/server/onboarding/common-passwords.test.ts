import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  'password',
  'password1!',
  'p@ssw0rd2024',
  'nigeria1960',
  'jesusjesus',
  'iloveyou',
  '12345678',
  '87654321',
  'abcdefgh',
  'qwertyuiop',
  'aaaaaaaa',
  'abcabcabc',
])('%s is among what is tried first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['mango-danfo-42', 'passwordless ferry', 'my lagos kitchen', 'tr0ub4dor&3', 'correct horse battery'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

it('takes no longer for the longest password', () => {
  const startedAt = performance.now();
  for (const word of ['a', 'abc', 'password', 'jesus1'])
    isCommonPassword(`${word.repeat(200).slice(0, 199)}é`);
  expect(performance.now() - startedAt).toBeLessThan(100);
});
