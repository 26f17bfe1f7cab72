import { Check, Waves } from 'lucide-react';
import { expect, it } from 'vitest';
import { amenityIcon } from './amenityIcon.ts';

it('knows an amenity by a word of it, in whatever letters', () => {
  expect([amenityIcon('Swimming Pool'), amenityIcon('a POOL for children')]).toStrictEqual([Waves, Waves]);
});

it('has a check for what it does not know', () => {
  expect(amenityIcon('Palm wine on Fridays')).toBe(Check);
});
