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

it.each(['a', 'abc', 'password', 'jesus1'])('comes to an end for the longest password of %s', (word) => {
  expect([true, false]).toContain(isCommonPassword(`${word.repeat(200).slice(0, 199)}é`));
});
