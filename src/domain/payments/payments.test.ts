import { expect, test } from 'vitest';
import { kobo, naira } from '../money.ts';
import { minPaymentKobo } from './payments.ts';

test.each([
  ['much remains', naira(500_000), naira(1_000)],
  ['exactly as much remains', naira(1_000), naira(1_000)],
  ['less remains: the rest', kobo(99_999), kobo(99_999)],
])('the least payment where %s', (_, remainingKobo, leastKobo) => {
  expect(minPaymentKobo(remainingKobo)).toBe(leastKobo);
});
