import { describe, expect, test } from 'vitest';
import { addKobo, type Kobo, kobo, splitKobo } from '../money.ts';
import { dividedMonths } from './dividedMonths.ts';

/** Paid months of 100, then the rest in equal months, the first of which holds a part that was paid before. */
function joined(restKobo: number, months: number, partKobo: number): Kobo[] {
  const [first = kobo(0), ...later] = splitKobo(kobo(restKobo), months);
  return [kobo(100), kobo(100), addKobo(first, kobo(partKobo)), ...later];
}

describe('the months that divide the rest of a plan', () => {
  test('are explained after instalments of other amounts', () => {
    const divided = dividedMonths([kobo(100), kobo(34), kobo(34), kobo(32)], 'As it is.');
    expect(divided?.part.amountKobo).toBe(34);
    expect(divided?.of(1)).toBeNull();
    expect(divided?.of(2)?.amountKobo).toBe(34);
  });

  test.each([3, 7, 12])('are explained for %i months, also where one holds a part paid before', (months) => {
    for (let rounding = 0; rounding < months; rounding += 1) {
      const amounts = joined(months * 50 - rounding, months, 7);
      expect(dividedMonths(amounts, 'As it is.')?.part.amountKobo).toBe(amounts.at(-2));
    }
  });

  test('are none where the amounts are no division', () => {
    expect(dividedMonths([kobo(34), kobo(34), kobo(50)], 'As it is.')).toBeNull();
  });
});
