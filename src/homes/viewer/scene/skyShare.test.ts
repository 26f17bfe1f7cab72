import { expect, it } from 'vitest';
import { skyShare } from './skyShare.ts';

it('darkens the foot of a wall, less with every step up, and nothing above a man’s chest', () => {
  const shares = [0, 0.35, 0.7, 1.4, 3].map((zM) => skyShare(zM, 0));
  expect(shares[0]).toBeLessThan(0.7);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.slice(3)).toEqual([1, 1]);
});

it('leaves floors and the ground as they are, and takes what is below the ground for its foot', () => {
  expect(skyShare(0, 1)).toBe(1);
  expect(skyShare(-0.4, 0)).toBe(skyShare(0, 0));
});
