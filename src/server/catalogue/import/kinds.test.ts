import { expect, test } from 'vitest';
import { typeOfKind } from './kinds.ts';

test.each([
  ['Detached Duplex', 'duplex'],
  ['Semi Detached Duplex', 'duplex'],
  ['Terraced Duplexes', 'terrace'],
  ['Detached Bungalow', 'bungalow'],
  ['Terraced Bungalow', 'bungalow'],
  ['Block of Flats', 'flat'],
  ['Self-contained flat', 'flat'],
  ['Penthouse', 'apartment'],
  ['Maisonnette', 'maisonette'],
  ['Town House', 'terrace'],
  ['Mansion', 'house'],
  ['Office Space', null],
  ['Warehouse', null],
  ['', null],
])('%s is a %s', (kind, type) => {
  expect(typeOfKind(kind)).toBe(type);
});
