import { expect, test } from 'vitest';
import { isoDate } from '../dates.ts';
import { kobo, naira, ZERO_KOBO } from '../money.ts';
import { type Plan, quote } from '../plans/plans.ts';
import { figuresOf, revise } from '../plans/revise.ts';
import type { Change, Position } from '../plans/revisions.ts';
import { dueMonthly } from '../plans/schedules.ts';
import { explainCompared, explainMonthChange } from './changeExplanations.ts';

const FIRST_DUE_ON = isoDate('2026-01-15');
const TODAY = isoDate('2026-05-01');

/** ₦25,000,000 over 24 months, of which something is paid. */
function position(plan: Plan, paidKobo = naira(625_000)): Position {
  const quoted = quote({
    plan,
    priceKobo: naira(25_000_000),
    durationMonths: 24,
    rsaBalanceKobo: ZERO_KOBO,
  });
  return {
    ...quoted,
    ageYears: 30,
    agreedOn: FIRST_DUE_ON,
    pausedMonths: 0,
    firstDueOn: FIRST_DUE_ON,
    terms: { ...quoted, instalments: dueMonthly(quoted.instalmentsKobo, { plan, firstDueOn: FIRST_DUE_ON }) },
    paidKobo,
  };
}

/** The figures that a buyer compares after a change, and how they are explained. */
function compared(from: Position, change: Change) {
  const revision = revise(from, change, TODAY);
  if (revision.obstacle !== null) throw new Error(revision.obstacle);
  const after = { ...from, ...revision.revised };
  const { monthlyKobo, targetKobo, leftKobo, lateKobo, latePartsKobo } = figuresOf(after, TODAY);
  const first = revision.division?.firstKobo ?? ZERO_KOBO;
  const figures = { price: after.priceKobo, first, monthly: monthlyKobo, target: targetKobo, left: leftKobo };
  const { plan, priceKobo, durationMonths, rsaBalanceKobo, paidKobo } = after;
  const { mortgageKobo } = after.terms;
  const explained = explainCompared(
    {
      plan,
      priceKobo,
      durationMonths,
      rsaBalanceKobo,
      paidKobo,
      mortgageKobo,
      targetKobo,
      leftKobo,
      monthlyKobo,
      latePartsKobo,
      division: revision.division,
    },
    'Today.',
  );
  const last = revision.division ? after.terms.instalments.at(-1)?.amountKobo : monthlyKobo;
  return { figures: { ...figures, late: lateKobo, mortgage: mortgageKobo, last }, explained };
}

test.each<[Plan, Change]>([
  ['B', { kind: 'spread' }],
  ['B', { kind: 'pause' }],
  ['B', { kind: 'duration', durationMonths: 31 }],
  ['B', { kind: 'unit', priceKobo: kobo(1_999_999_901) }],
  ['B', { kind: 'plan', plan: 'A' }],
  ['B', { kind: 'pay_rest', durationMonths: 18 }],
  ['A', { kind: 'plan', plan: 'B' }],
  ['A', { kind: 'duration', durationMonths: 13 }],
])('on Plan %s, each amount after %j is the one that is explained', (plan, change) => {
  const { figures, explained } = compared(position(plan), change);
  for (const [figure, { amountKobo }] of Object.entries(explained))
    expect([figure, amountKobo]).toEqual([figure, Reflect.get(figures, figure)]);
});

test('the months after a change are what is left, divided', () => {
  const formulaOf = (plan: Plan, change: Change) =>
    compared(position(plan), change).explained.monthly.formula;
  expect(formulaOf('B', { kind: 'spread' })).toBe('₦343,750 = (₦7,500,000 − ₦625,000) ÷ 20');
  expect(compared(position('B'), { kind: 'plan', plan: 'A' }).explained.monthly).toMatchObject({
    formula: '₦1,000,000 = ₦20,000,000 ÷ 20',
    steps: [
      '₦24,375,000 = ₦25,000,000 − ₦625,000',
      '₦20,000,000 = ₦24,375,000 − ₦4,375,000',
      '₦1,000,000 = ₦20,000,000 ÷ 20',
    ],
  });
  expect(compared(position('B'), { kind: 'pause' }).explained.monthly.formula).toBe(
    '₦312,500 = 30% of ₦25,000,000 ÷ 24',
  );
});

test('what a change makes a month more or less is the larger less the smaller', () => {
  expect(explainMonthChange(naira(400_000), naira(300_000), '').formula).toBe(
    '₦100,000 = ₦400,000 − ₦300,000',
  );
  expect(explainMonthChange(naira(300_000), naira(400_000), '')).toMatchObject({
    title: 'More each month',
    formula: '₦100,000 = ₦400,000 − ₦300,000',
  });
});
