import { expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';

test.each([
  ['  Ibeju-Lekki, LAGOS ', ['ibeju', 'lekki', 'lagos']],
  ['Ìlé Ọlá', ['ile', 'ola']],
  ['Ɗan Ƙasa', ['dan', 'kasa']],
  ['lekki Lekki LEKKI', ['lekki']],
  ['3bed flat, 4-bedroom', ['3', 'bedroom', 'flat', '4']],
  ['2BR in Abbey', ['2', 'bedroom', 'in', 'abbey']],
  ['%_\'"\\🏠', []],
  ['', []],
])('the words of "%s"', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});
