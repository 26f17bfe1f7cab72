import { expect, test } from 'vitest';
import { fullUnitName, unitName } from './units.ts';

test.each([
  ['Block 2, Floor 3, U1', { block: 'Block 2', floorCount: 4, floor: 3, label: 'U1' }],
  ['Block 2, Ground floor, U1', { block: 'Block 2', floorCount: 4, floor: 0, label: 'U1' }],
  ['Block 1, U2', { block: 'Block 1', floorCount: 1, floor: 0, label: 'U2' }],
])('%s', (name, place) => {
  expect(unitName(place)).toBe(name);
});

test('two units with one label on two floors have two names', () => {
  const place = { block: 'Block 2', floorCount: 3, floor: 1, label: 'U1' };
  expect(fullUnitName('Ile Ayo Court', place)).toBe('Ile Ayo Court, Block 2, Floor 1, U1');
  expect(fullUnitName('Ile Ayo Court', { ...place, floor: 2 })).toBe('Ile Ayo Court, Block 2, Floor 2, U1');
});
