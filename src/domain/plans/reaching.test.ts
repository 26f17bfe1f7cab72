import { expect, it } from 'vitest';
import { kobo } from '../money.ts';
import { instalmentReaching } from './reaching.ts';

const instalmentsKobo = [kobo(50), kobo(20), kobo(20)];

it.each([
  [1, 1],
  [50, 1],
  [51, 2],
  [70, 2],
  [90, 3],
  [91, 3],
])('%i kobo are there with instalment %i', (sumKobo, number) => {
  expect(instalmentReaching(instalmentsKobo, kobo(sumKobo))).toBe(number);
});
