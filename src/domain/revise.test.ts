import { describe, expect, test } from 'vitest';
import { addKobo, type Kobo, kobo, naira, splitKobo } from './money.ts';
import { type Plan, quote } from './plans.ts';
import { figuresOf, revise } from './revise.ts';
import type { Change, Position } from './revisions.ts';
import { dueMonthly } from './schedules.ts';

/** ₦25,000,000 on Plan B over 24 months from 15 January 2026: ₦312,500 a month. On Plan A ₦5,000,000 down. */
function position(paidKobo: Kobo, changes: Partial<Position> & { plan?: Plan } = {}): Position {
  const { plan = 'B', durationMonths = 24, firstDueOn = '2026-01-15' } = changes;
  const rsaBalanceKobo = kobo(0);
  const quoted = quote({ plan, priceKobo: naira(25_000_000), durationMonths, rsaBalanceKobo });
  return {
    plan,
    priceKobo: quoted.priceKobo,
    durationMonths,
    rsaBalanceKobo,
    ageYears: 30,
    pausedMonths: 0,
    firstDueOn,
    terms: { ...quoted, instalments: dueMonthly(quoted.instalmentsKobo, firstDueOn) },
    paidKobo,
    ...changes,
  };
}

const MONTHLY = naira(312_500);
/** Two months are late: those of 15 March and 15 April. */
const LATE_DAY = '2026-05-01';
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
      nextDueOn: '2026-05-15',
      endsOn: '2027-12-15',
    });
    expect(after.terms.instalments.slice(0, 2)).toEqual(twoPaid.terms.instalments.slice(0, 2));
  });

  test('is nothing, so nothing is spread', () => {
    expect(obstacle(twoPaid, { kind: 'spread' }, '2026-03-15')).toBe('nothing_late');
    expect(obstacle(twoPaid, { kind: 'spread' }, '2026-03-16')).toBeNull();
  });

  test('cannot be spread once the last month has passed', () => {
    expect(obstacle(twoPaid, { kind: 'spread' }, '2027-12-15')).toBeNull();
    expect(obstacle(twoPaid, { kind: 'spread' }, '2027-12-16')).toBe('no_months_left');
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

  test('keeps the 31st where a month has it', () => {
    const from = position(naira(312_500), { firstDueOn: '2026-01-31' });
    const days = revised(from, { kind: 'duration', durationMonths: 36 }, '2026-02-01').terms.instalments;
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

describe('another plan', () => {
  test('from B to A: what is paid counts towards the downpayment, whose rest comes first', () => {
    const after = revised(twoPaid, { kind: 'plan', plan: 'A' });
    expect(after.terms).toMatchObject({ targetKobo: naira(25_000_000), mortgageKobo: 0 });
    expect(after.terms.instalments[2]).toEqual({ dueOn: '2026-05-15', amountKobo: naira(4_375_000) });
    // ₦20,000,000 over the 20 months from 15 June 2026 to 15 January 2028.
    expect(figuresOf(after, LATE_DAY)).toMatchObject({ monthlyKobo: naira(1_000_000), endsOn: '2028-01-15' });
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

test('whatever changes when, the instalments add up to the target, and what is paid stays paid', () => {
  const changes: Change[] = [
    { kind: 'spread' },
    { kind: 'pause' },
    { kind: 'duration', durationMonths: 31 },
    { kind: 'duration', durationMonths: 13 },
    { kind: 'unit', priceKobo: kobo(1_999_999_901) },
    { kind: 'plan', plan: 'A' },
    { kind: 'plan', plan: 'B' },
  ];
  let tried = 0;
  for (const plan of ['A', 'B'] as const)
    for (const paidKobo of [kobo(1), kobo(100_000_001), naira(312_500), naira(3_000_000)])
      for (const today of ['2026-01-15', '2026-03-16', LATE_DAY, '2026-12-31']) {
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
