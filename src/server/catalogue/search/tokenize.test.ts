import { expect, test } from 'vitest';
import { bedroomCounts, codeIn, expandAbbreviations, narrowingWords, tokenize } from './tokenize.ts';

test.each([
  ['  Ibeju-Lekki, LAGOS ', ['ibeju', 'lekki', 'lagos']],
  ['Ìlé Ọlá', ['ile', 'ola']],
  ['Ɗan Ƙasa', ['dan', 'kasa']],
  ['lekki Lekki LEKKI', ['lekki']],
  ['3bed flat, 4-bedroom', ['3_bedroom', 'flat', '4_bedroom']],
  ['2BR in Abbey', ['2_bedroom', 'in', 'abbey']],
  ['V.I., P.H or V/I', ['vi', 'ph', 'or']],
  ['G.R.A Ikeja. Flat', ['gra', 'ikeja', 'flat']],
  ['Lekki phase1', ['lekki', 'phase_1']],
  ['2-3 bed, two or four bedrooms', ['2|3_bedroom', '2|4_bedroom']],
  ['Phase 1 - 3 bedroom, Zone 2 or 3 bed', ['phase_1', '3_bedroom', 'zone_2', 'or']],
  ['Block 2 - 3 bedroom', ['block', '2', '3_bedroom']],
  ['5 bed room, 6 bdr, seven bedrms, 2—3 bed', ['5_bedroom', '6_bedroom', '7_bedroom', '2|3_bedroom']],
  ['2 to 4 bedroom, Wuse 2', ['2|3|4_bedroom', 'wuse', '2']],
  ['up to 3 bedrooms, 2 bed or less', ['1|2|3_bedroom', '1|2_bedroom']],
  ['Five bedrooms, Zone II, Phase', ['5_bedroom', 'zone_ii', 'phase']],
  ["boys' quarters, bore hole, C of O", ['bq', 'borehole', 'cofo']],
  ['two parking spaces, car park', ['two', 'parking']],
  ['Block B/C, C/O', ['block', 'b', 'c', 'co']],
  ['%_\'"\\🏠', []],
  ['', []],
])('the words of "%s"', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

test.each([
  'at least 3 bedrooms',
  'minimum of three bed',
  'not less than 3-bed',
  '3+ bedroom',
  '3 or more bedrooms',
  '3 bedrooms and above',
  '3 bedrooms & above',
  '3 bedroom upwards',
])('"%s" asks for three bedrooms or more', (text) => {
  const [pair = '', ...rest] = tokenize(text);
  const counts = bedroomCounts(pair)?.map(Number) ?? [];
  expect([counts.at(0), counts.length > 10, rest]).toEqual([3, true, []]);
});

test.each([
  ['RIV-0001', 'RIV-0001'],
  [' riv 0001 ', 'RIV-0001'],
  ['lag10234', 'LAG-10234'],
  ['RIV-001', null],
  ['RIV-0001 Woji', null],
  ['3 bedroom', null],
])('the property code in "%s"', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test.each([
  ['vi', ['vi', 'victoriaisland']],
  ['ii', ['ii', '2']],
  ['one', ['one', '1']],
  ['lekki', ['lekki']],
])('"%s" is looked up as %j', (word, spellings) => {
  expect(expandAbbreviations(word)).toEqual(spellings);
});

test.each([
  ['house', ['house']],
  ['house for sale', ['for']],
  ['house in Lekki', ['in', 'lekki']],
  ['I need cheap house wey get pool', ['i', 'pool']],
  ['homes for sale', ['for']],
])('of "%s" %j narrows the search', (text, words) => {
  expect(narrowingWords(tokenize(text))).toEqual(words);
});

test('the last words of a long sentence still narrow the search', () => {
  const text = 'abeg I dey find duplex with swimming pool and borehole for sale near Lekki phase 1';
  expect(narrowingWords(tokenize(text))).toEqual(expect.arrayContaining(['duplex', 'lekki', 'phase_1']));
});
