import { expect, it } from 'vitest';
import { type Kobo, kobo } from '../money.ts';
import { payInOrder } from './payInOrder.ts';

const instalmentsKobo = [kobo(50), kobo(20), kobo(20)];

it.each([
  [0, [0, 0, 0]],
  [49, [49, 0, 0]],
  [50, [50, 0, 0]],
  [51, [50, 1, 0]],
  [89, [50, 20, 19]],
  [91, [50, 20, 20]],
])('%i kobo pay %j', (sumKobo, paid) => {
  const parts = payInOrder(instalmentsKobo, (amountKobo: Kobo) => amountKobo, kobo(sumKobo));
  expect(parts.map(({ paidKobo }) => paidKobo)).toEqual(paid);
  expect(parts.map(({ instalment }) => instalment)).toEqual(instalmentsKobo);
});
