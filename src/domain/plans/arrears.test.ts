import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type IsoDate, isoDate } from '../dates.ts';
import { kobo, naira, ZERO_KOBO } from '../money.ts';
import { arrears, runningTotalsKobo } from './arrears.ts';
import { quote } from './plans.ts';
import { schedule } from './schedules.ts';

const { instalmentsKobo, targetKobo } = quote({
  plan: 'B',
  priceKobo: naira(32_000_000),
  durationMonths: 24,
  rsaBalanceKobo: ZERO_KOBO,
});
const FIRST_DUE_ON = isoDate('2026-01-15');
const paidAt = (paidKobo: number, today: IsoDate) =>
  schedule(instalmentsKobo, { plan: 'B', firstDueOn: FIRST_DUE_ON, paidKobo: kobo(paidKobo), today });

describe('late instalments', () => {
  test('are none on the day on which one is due', () => {
    expect(arrears(paidAt(naira(400_000), isoDate('2026-02-15')), isoDate('2026-02-15'))).toBeNull();
  });

  test('say what brings the plan back, and when it ends without that', () => {
    expect(arrears(paidAt(naira(550_000), isoDate('2026-03-20')), isoDate('2026-03-20'))).toEqual({
      count: 2,
      endsOn: '2027-12-15',
      endsLaterOn: '2028-02-15',
    });
  });

  test('end the plan when one instalment is paid on each due day from then on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 23 }), (paidCount, passed) => {
        const today = addDays(addMonths(FIRST_DUE_ON, passed), 1);
        const late = arrears(paidAt(paidCount * naira(400_000), today), today);
        if (late === null) return;
        let dueOn = addMonths(FIRST_DUE_ON, passed + 1);
        for (let paid = paidCount + 1; paid < 24; paid += 1) dueOn = addMonths(dueOn, 1);
        expect(late.endsLaterOn).toBe(dueOn);
      }),
    );
  });
});

test('the sums of the next instalments take off what is paid of the first, and end with all that is left', () => {
  const sums = runningTotalsKobo(paidAt(naira(550_000), isoDate('2026-03-20')));
  expect(sums.slice(0, 3)).toEqual([naira(250_000), naira(650_000), naira(1_050_000)]);
  expect(sums.at(-1)).toBe(targetKobo - naira(550_000));
});
