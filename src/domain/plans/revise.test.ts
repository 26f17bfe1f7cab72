import { describe, expect, test } from 'vitest';
import { isoDate } from '../dates.ts';
import { addKobo, type Kobo, kobo, naira, splitKobo } from '../money.ts';
import { instalmentName } from './instalmentNames.ts';
import { type Plan, quote } from './plans.ts';
import { figuresOf, openInstalments, revise } from './revise.ts';
import type { Change, Position } from './revisions.ts';
import { dueMonthly } from './schedules.ts';

/** ₦25,000,000 on Plan B over 24 months from 15 January 2026: ₦312,500 a month. On Plan A ₦5,000,000 down. */
function position(paidKobo: Kobo, changes: Partial<Position> & { plan?: Plan } = {}): Position {
  const { plan = 'B', durationMonths = 24, firstDueOn = isoDate('2026-01-15') } = changes;
  const rsaBalanceKobo = kobo(0);
  const quoted = quote({ plan, priceKobo: naira(25_000_000), durationMonths, rsaBalanceKobo });
  return {
    plan,
    priceKobo: quoted.priceKobo,
    durationMonths,
    rsaBalanceKobo,
    ageYears: 30,
    agreedOn: isoDate('2026-01-10'),
    pausedMonths: 0,
    firstDueOn,
    terms: { ...quoted, instalments: dueMonthly(quoted.instalmentsKobo, { plan, firstDueOn }) },
    paidKobo,
    ...changes,
  };
}

const MONTHLY = naira(312_500);
/** Two months are late: those of 15 March and 15 April. */
const LATE_DAY = isoDate('2026-05-01');
const twoPaid = position(naira(625_000));

function revised(from: Position, change: Change, today = LATE_DAY): Position {
  const revision = revise(from, change, today);
  if (revision.obstacle !== null) throw new Error(revision.obstacle);
  return { ...from, ...revision.revised };
}
const obstacle = (from: Position, change: Change, today = LATE_DAY) => revise(from, change, today).obstacle;

describe('what is late', () => {
  test('is spread over the months that are left: the end and the total stay', () => {
    const after = revised(twoPaid, { kind: 'spread' });
    expect(figuresOf(twoPaid, LATE_DAY)).toMatchObject({ lateKobo: naira(625_000), endsOn: '2027-12-15' });
    expect(figuresOf(after, LATE_DAY)).toEqual({
      // ₦6,875,000 over the 20 months from 15 May 2026 to 15 December 2027.
      monthlyKobo: naira(343_750),
      targetKobo: naira(7_500_000),
      leftKobo: naira(6_875_000),
      lateKobo: 0,
      latePartsKobo: [],
      nextDueOn: '2026-05-15',
      endsOn: '2027-12-15',
    });
    expect(after.terms.instalments.slice(0, 2)).toEqual(twoPaid.terms.instalments.slice(0, 2));
  });

  test('is nothing, so nothing is spread', () => {
    expect(obstacle(twoPaid, { kind: 'spread' }, isoDate('2026-03-15'))).toBe('nothing_late');
    expect(obstacle(twoPaid, { kind: 'spread' }, isoDate('2026-03-16'))).toBeNull();
  });

  test('cannot be spread once the last month has passed', () => {
    expect(obstacle(twoPaid, { kind: 'spread' }, isoDate('2027-12-15'))).toBeNull();
    expect(obstacle(twoPaid, { kind: 'spread' }, isoDate('2027-12-16'))).toBe('no_months_left');
  });
});

describe('another duration', () => {
  test('divides what remains over its months', () => {
    const after = revised(twoPaid, { kind: 'duration', durationMonths: 36 });
    expect(figuresOf(after, LATE_DAY)).toMatchObject({
      // Over the 32 months from 15 May 2026 to 15 December 2028.
      monthlyKobo: splitKobo(naira(6_875_000), 32)[0],
      lateKobo: 0,
      endsOn: '2028-12-15',
    });
  });

  test('is 1 to 36 months, not the same, ends by the age of 55, and after the next due day', () => {
    const of = (durationMonths: number, from = twoPaid) =>
      obstacle(from, { kind: 'duration', durationMonths });
    expect(of(24)).toBe('same_terms');
    expect(of(37)).toBe('no_months_left');
    expect(of(4)).toBe('no_months_left');
    expect(of(5)).toBeNull();
    const at52 = position(naira(625_000), { ageYears: 52 });
    expect(of(36, at52)).toBeNull();
    expect(of(36, { ...at52, pausedMonths: 1 })).toBe('too_old');
    expect(of(36, position(naira(625_000), { ageYears: 53 }))).toBe('too_old');
  });

  test('counts a month that is paid in part once: its part, and what is due on its day', () => {
    const partPaid = position(naira(700_000));
    const after = revised(partPaid, { kind: 'duration', durationMonths: 11 }, isoDate('2026-03-02'));
    const { instalments } = after.terms;
    // ₦6,800,000 over the 9 months from 15 March to 15 November 2026.
    const monthlyKobo = splitKobo(naira(6_800_000), 9)[0] ?? kobo(0);
    expect(instalments).toHaveLength(11);
    expect(new Set(instalments.map(({ dueOn }) => dueOn)).size).toBe(11);
    expect(instalments[2]).toEqual({
      kind: 'month',
      dueOn: '2026-03-15',
      amountKobo: addKobo(naira(75_000), monthlyKobo),
    });
    expect(openInstalments(after)[0]).toMatchObject({ dueOn: '2026-03-15', amountKobo: monthlyKobo });
    expect(after.terms.monthlyKobo).toBe(monthlyKobo);
  });

  test('leaves a late month that is paid in part at that part', () => {
    const after = revised(position(naira(700_000)), { kind: 'duration', durationMonths: 11 });
    expect(after.terms.instalments[2]).toMatchObject({ dueOn: '2026-03-15', amountKobo: naira(75_000) });
    expect(after.terms.instalments[3]?.dueOn).toBe('2026-05-15');
  });

  test('begins today where the next instalment is due today', () => {
    const onDueDay = revised(twoPaid, { kind: 'duration', durationMonths: 36 }, isoDate('2026-03-15'));
    expect(openInstalments(onDueDay)[0]?.dueOn).toBe('2026-03-15');
  });

  test('keeps the 31st where a month has it', () => {
    const from = position(naira(312_500), { firstDueOn: isoDate('2026-01-31') });
    const days = revised(from, { kind: 'duration', durationMonths: 36 }, isoDate('2026-02-01')).terms
      .instalments;
    expect(days.slice(0, 4).map(({ dueOn }) => dueOn)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
  });
});

describe('a pause', () => {
  test('moves every open month by one, what is late too, and no amount', () => {
    const after = revised(twoPaid, { kind: 'pause' });
    expect(figuresOf(after, LATE_DAY)).toMatchObject({
      monthlyKobo: MONTHLY,
      lateKobo: MONTHLY,
      nextDueOn: '2026-04-15',
      endsOn: '2028-01-15',
    });
    expect(after.terms.instalments.map(({ amountKobo }) => amountKobo)).toEqual(
      twoPaid.terms.instalments.map(({ amountKobo }) => amountKobo),
    );
    expect(after.terms.instalments.slice(0, 2)).toEqual(twoPaid.terms.instalments.slice(0, 2));
  });

  test('moves a month that is paid in part as a whole, and counts it once', () => {
    const partPaid = { ...twoPaid, paidKobo: naira(700_000) };
    const after = revised(partPaid, { kind: 'pause' });
    expect(after.terms.instalments).toHaveLength(partPaid.terms.instalments.length);
    expect(figuresOf(after, LATE_DAY)).toMatchObject({ nextDueOn: '2026-04-15', endsOn: '2028-01-15' });
    expect(openInstalments(after)[0]).toMatchObject({ dueOn: '2026-04-15', amountKobo: naira(237_500) });
  });

  test('is had once, and ends by the age of 55', () => {
    expect(obstacle(revised(twoPaid, { kind: 'pause' }), { kind: 'pause' })).toBe('paused_before');
    const at53 = position(naira(625_000), { ageYears: 53 });
    expect(obstacle(at53, { kind: 'pause' })).toBe('too_old');
  });

  test('is followed by the same months when the duration changes after it', () => {
    const after = revised(revised(twoPaid, { kind: 'pause' }), { kind: 'duration', durationMonths: 30 });
    expect(figuresOf(after, LATE_DAY)).toMatchObject({ nextDueOn: '2026-05-15', endsOn: '2028-07-15' });
  });
});

/** The names of all instalments in a row, what repeats once. */
const namesOf = ({ terms: { instalments } }: Position): string[] =>
  instalments.map((_, index) => instalmentName({ schedule: instalments }, index + 1));

describe('the names of instalments', () => {
  const outright = (paidKobo: Kobo) => position(paidKobo, { plan: 'A' });

  test('of Plan A begin with the downpayment, and stay so on Plan B', () => {
    const names = ['Downpayment', 'Month 1', 'Month 2'];
    expect(namesOf(outright(naira(5_000_000))).slice(0, 3)).toEqual(names);
    // What is paid is below the target of Plan B, and its first target is not met.
    const cheaper = revised(position(naira(3_000_000), { plan: 'A' }), { kind: 'plan', plan: 'B' });
    expect(namesOf(cheaper).slice(0, 3)).toEqual(names);
  });

  test('of a plan that was changed to A name what is left of the downpayment, and count the months on', () => {
    const after = revised(twoPaid, { kind: 'plan', plan: 'A' });
    expect(namesOf(after).slice(0, 4)).toEqual(['Month 1', 'Month 2', 'Downpayment', 'Month 3']);
  });

  test('of a plan that was changed to A without a downpayment left are months, also the last', () => {
    const rsaBalanceKobo = kobo(0);
    const quoted = quote({ plan: 'B', priceKobo: naira(25_000_000), durationMonths: 2, rsaBalanceKobo });
    const long = position(naira(3_749_999), {
      durationMonths: 24,
      terms: {
        ...quoted,
        targets: [{ name: 'second', amountKobo: quoted.targetKobo }],
        instalments: dueMonthly([naira(3_749_999), naira(1_250_001), naira(2_500_000)], {
          plan: 'B',
          firstDueOn: isoDate('2026-01-15'),
        }),
      },
    });
    const after = revised({ ...long, paidKobo: naira(5_000_000) }, { kind: 'plan', plan: 'A' });
    expect(namesOf(after)).toEqual(after.terms.instalments.map((_, index) => `Month ${index + 1}`));
  });

  test('of a downpayment that a dearer home makes larger say which is its rest, once it was paid', () => {
    const larger: Change = { kind: 'unit', priceKobo: naira(30_000_000) };
    const begun = revised(outright(naira(2_000_000)), larger, isoDate('2026-01-12'));
    expect(namesOf(begun).slice(0, 2)).toEqual(['Downpayment', 'Month 1']);
    expect(begun.terms.instalments[0]?.amountKobo).toBe(naira(6_000_000));
    const paid = revised(outright(naira(5_000_000)), larger, isoDate('2026-01-16'));
    expect(namesOf(paid).slice(0, 3)).toEqual(['Downpayment', 'Rest of the downpayment', 'Month 1']);
  });

  test('of months paid in part before a change to Plan A are those of the downpayment, of which they are part', () => {
    const after = revised(position(naira(700_000)), { kind: 'plan', plan: 'A' }, isoDate('2026-03-02'));
    expect(namesOf(after).slice(0, 4)).toEqual(['Month 1', 'Month 2', 'Downpayment', 'Month 3']);
    expect(after.terms.instalments[2]?.amountKobo).toBe(naira(4_375_000));
  });
});

describe('another plan', () => {
  test('from B to A: what is paid counts towards the downpayment, whose rest comes first', () => {
    const after = revised(twoPaid, { kind: 'plan', plan: 'A' });
    expect(after.terms).toMatchObject({ targetKobo: naira(25_000_000), mortgageKobo: 0 });
    expect(after.terms.instalments[2]).toEqual({
      kind: 'downpayment',
      dueOn: '2026-05-15',
      amountKobo: naira(4_375_000),
    });
    // ₦20,000,000 over the 20 months from 15 June 2026 to 15 January 2028.
    expect(figuresOf(after, LATE_DAY)).toMatchObject({ monthlyKobo: naira(1_000_000), endsOn: '2028-01-15' });
  });

  test.each<[string, Change, number]>([
    ['another duration', { kind: 'duration', durationMonths: 36 }, 32],
    ['late months that are spread', { kind: 'spread' }, 20],
  ])('to A keeps the rest of the downpayment first, after %s too', (_, change, months) => {
    const onA = revised(twoPaid, { kind: 'plan', plan: 'A' });
    const lateDay = isoDate('2026-05-16');
    const after = revised({ ...onA, paidKobo: naira(1_000_000) }, change, lateDay);
    const open = openInstalments(after);
    expect(open[0]).toEqual({ kind: 'downpayment', dueOn: '2026-06-15', amountKobo: naira(4_000_000) });
    expect(open.slice(1).every(({ kind }) => kind === 'month')).toBe(true);
    expect(open).toHaveLength(months);
    expect(after.terms.monthlyKobo).toBe(splitKobo(naira(20_000_000), months - 1)[0]);
  });

  test('from A to B where less is paid than B asks for', () => {
    const onA = position(naira(5_000_000), { plan: 'A' });
    expect(obstacle(onA, { kind: 'plan', plan: 'B' })).toBeNull();
    expect(revised(onA, { kind: 'plan', plan: 'B' }).terms.mortgageKobo).toBe(naira(17_500_000));
    const more = position(naira(7_500_000), { plan: 'A' });
    expect(obstacle(more, { kind: 'plan', plan: 'B' })).toBe('paid_too_much');
  });

  test('is not possible between B and C, to the same, or once the letter is issued', () => {
    expect(obstacle(twoPaid, { kind: 'plan', plan: 'C' })).toBe('same_after_start');
    expect(obstacle(twoPaid, { kind: 'plan', plan: 'B' })).toBe('same_terms');
    const withLetter = position(naira(3_750_000));
    expect(obstacle(withLetter, { kind: 'plan', plan: 'A' })).toBe('letter_issued');
    expect(obstacle(withLetter, { kind: 'unit', priceKobo: naira(20_000_000) })).toBe('letter_issued');
  });
});

describe('another unit', () => {
  test('at the same price leaves every day and amount', () => {
    expect(revised(twoPaid, { kind: 'unit', priceKobo: naira(25_000_000) }).terms).toEqual(twoPaid.terms);
  });

  test('at a lower price asks for less, and not where as much is paid', () => {
    const after = revised(twoPaid, { kind: 'unit', priceKobo: naira(20_000_000) });
    // ₦6,000,000 less ₦625,000 over 20 months.
    expect(figuresOf(after, LATE_DAY)).toMatchObject({ monthlyKobo: naira(268_750), lateKobo: 0 });
    expect(obstacle(twoPaid, { kind: 'unit', priceKobo: kobo(208_333_300) })).toBe('paid_too_much');
  });
});

test('another unit asks for enough, whatever the RSA is said to be', () => {
  const withRsa = { ...position(naira(1_000_000)), rsaBalanceKobo: naira(23_000_000) };
  expect(obstacle(withRsa, { kind: 'unit', priceKobo: naira(23_000_000) })).toBeNull();
  expect(obstacle(withRsa, { kind: 'unit', priceKobo: naira(22_900_000) })).toBe('target_too_low');
});

describe('paying the rest of the price', () => {
  const complete = position(naira(7_500_000));
  const payRest = (durationMonths: number): Change => ({ kind: 'pay_rest', durationMonths });

  test('is Plan A from the day on which it is agreed: what is left of the price, over the months from then', () => {
    const after = revised(complete, payRest(30), isoDate('2028-02-10'));
    expect(after).toMatchObject({ plan: 'A', durationMonths: 30, firstDueOn: '2028-02-10', ageYears: 32 });
    expect(figuresOf(after, isoDate('2028-02-10'))).toEqual({
      // ₦17,500,000 over 30 months.
      monthlyKobo: splitKobo(naira(17_500_000), 30)[0],
      targetKobo: naira(25_000_000),
      leftKobo: naira(17_500_000),
      lateKobo: 0,
      latePartsKobo: [],
      nextDueOn: '2028-03-10',
      endsOn: '2030-08-10',
    });
    expect(after.terms.mortgageKobo).toBe(0);
    expect(after.terms.instalments.slice(0, 24)).toEqual(complete.terms.instalments);
    // The letter that the first target brought stays met.
    expect(after.terms.targets).toEqual([
      { name: 'first', amountKobo: naira(3_750_000) },
      { name: 'whole', amountKobo: naira(25_000_000) },
    ]);
  });

  test('asks first for what the downpayment of Plan A is more than what is paid', () => {
    const rsaBalanceKobo = naira(12_000_000);
    const quoted = quote({ plan: 'B', priceKobo: naira(25_000_000), durationMonths: 24, rsaBalanceKobo });
    const terms = {
      ...quoted,
      instalments: dueMonthly(quoted.instalmentsKobo, { plan: 'B', firstDueOn: isoDate('2026-01-15') }),
    };
    const withRsa = position(quoted.targetKobo, { rsaBalanceKobo, terms });
    expect(quoted.targetKobo).toBe(naira(4_500_000));
    const after = revised(withRsa, payRest(24), isoDate('2028-02-10'));
    expect(after.terms.instalments[24]).toEqual({
      kind: 'downpayment',
      dueOn: '2028-02-10',
      amountKobo: naira(500_000),
    });
    expect(after.terms.instalments[25]).toMatchObject({ dueOn: '2028-03-10' });
    expect(after.terms.monthlyKobo).toBe(splitKobo(naira(20_000_000), 24)[0]);
  });

  test('keeps the days in order where all was paid ahead of them', () => {
    const days = revised(complete, payRest(12), isoDate('2026-03-01')).terms.instalments.map(
      ({ dueOn }) => dueOn,
    );
    expect(days).toHaveLength(36);
    expect([...days].sort()).toEqual(days);
  });

  test('ends by the age of 55 too, counted from today', () => {
    const at50 = position(naira(7_500_000), { ageYears: 50 });
    expect(obstacle(at50, payRest(36), isoDate('2028-01-31'))).toBeNull();
    expect(obstacle(at50, payRest(36), isoDate('2029-02-01'))).toBe('too_old');
    expect(obstacle(at50, payRest(24), isoDate('2029-02-01'))).toBeNull();
  });

  test('can be paused once more, as a plan of its own', () => {
    const paused = position(naira(7_500_000), { pausedMonths: 1 });
    expect(
      obstacle(revised(paused, payRest(24), isoDate('2028-02-10')), { kind: 'pause' }, isoDate('2028-02-11')),
    ).toBeNull();
  });
});

test('whatever changes when, the instalments add up to the target, and what is paid stays paid', () => {
  const changes: Change[] = [
    { kind: 'spread' },
    { kind: 'pause' },
    { kind: 'duration', durationMonths: 31 },
    { kind: 'duration', durationMonths: 13 },
    { kind: 'unit', priceKobo: kobo(1_999_999_901) },
    { kind: 'plan', plan: 'A' },
    { kind: 'plan', plan: 'B' },
    { kind: 'pay_rest', durationMonths: 18 },
  ];
  let tried = 0;
  for (const plan of ['A', 'B'] as const)
    for (const paidKobo of [kobo(1), kobo(100_000_001), naira(312_500), naira(3_000_000)])
      for (const today of [isoDate('2026-01-15'), isoDate('2026-03-16'), LATE_DAY, isoDate('2026-12-31')]) {
        let from = position(paidKobo, { plan });
        for (const change of changes) {
          const revision = revise(from, change, today);
          if (revision.obstacle !== null) continue;
          from = { ...from, ...revision.revised };
          const { instalments, targetKobo } = from.terms;
          expect(addKobo(...instalments.map(({ amountKobo }) => amountKobo))).toBe(targetKobo);
          expect(instalments.every(({ amountKobo }) => amountKobo > 0)).toBe(true);
          const days = instalments.map(({ dueOn }) => dueOn);
          expect([...days].sort()).toEqual(days);
          tried += 1;
        }
      }
  expect(tried).toBeGreaterThan(100);
});
