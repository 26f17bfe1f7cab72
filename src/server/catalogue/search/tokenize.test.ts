import { expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';

test.each([
  ['  Ibeju-Lekki, LAGOS ', ['ibeju', 'lekki', 'lagos']],
  ['Ìlé Ọlá', ['ile', 'ola']],
  ['Ɗan Ƙasa', ['dan', 'kasa']],
  ['lekki Lekki LEKKI', ['lekki']],
  ['%_\'"\\🏠', []],
  ['', []],
])('the words of "%s"', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});
