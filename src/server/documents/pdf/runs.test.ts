import { expect, test } from 'vitest';
import { runsOf } from './runs.ts';

const DOT_BELOW = '\u0323';
const inLatin = (codePoint: number): boolean => codePoint < 0x180 || codePoint === 0x323;
const textOf = (word: string): string =>
  runsOf(word, 'heading', (_file, codePoint) => inLatin(codePoint))
    .map(({ text }) => text)
    .join('');

test.each([
  ['Adébáyọ̀-Oyèláràn', `Adébáyò${DOT_BELOW}-Oyèláràn`],
  ['Ọlọ́runṣògo', `O${DOT_BELOW}ló${DOT_BELOW}runs${DOT_BELOW}ògo`],
  ['Ẹ̀ṣọ́', `È${DOT_BELOW}s${DOT_BELOW}ó${DOT_BELOW}`],
])('%s keeps each accent on its letter, and its dots below apart', (name, written) => {
  for (const form of ['NFC', 'NFD']) expect(textOf(name.normalize(form))).toBe(written);
  expect(textOf(name).normalize('NFC')).toBe(name.normalize('NFC'));
});

test('writes a word unchanged if its font has all letters', () => {
  expect(runsOf('Adéwálé', 'text', () => true)).toStrictEqual([{ file: 'text', text: 'Adéwálé', scale: 1 }]);
});
