import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test.each([
  ['  Ibeju-Lekki, LAGOS ', ['ibeju', 'lekki', 'lagos']],
  ['Ìlé Ọlá', ['ile', 'ola']],
  ['Ɗan Ƙasa', ['dan', 'kasa']],
  ['lekki Lekki LEKKI', ['lekki']],
  ['%_\'"\\🏠', []],
  ['', []],
])('the words of "%s"', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
