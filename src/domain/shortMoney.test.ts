import { expect, test } from 'vitest';
import { naira } from './money.ts';
import { formatNairaShort } from './shortMoney.ts';

test.each([
  [999_999, '₦999,999'],
  [1_000_000, '₦1m'],
  [22_400_000, '₦22.4m'],
  [8_415_000, '₦8.42m'],
  [1_250_000_000, '₦1.25bn'],
])('%d naira is %s', (amountNaira, text) => {
  expect(formatNairaShort(naira(amountNaira))).toBe(text);
});
