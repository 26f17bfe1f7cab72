import { expect, test } from 'vitest';
import { isoDate } from '#domain/dates.ts';
import { instalmentName } from '#domain/plans/instalmentNames.ts';
import type { Plan } from '#domain/plans/plans.ts';
import { agreedInstalments } from './agreed-quote.ts';

const DAYS = ['2026-01-05', '2026-02-05', '2026-03-05', '2026-04-05'];

/** Names instalments as stored by an earlier release, which had revised days but no kinds. */
function namesOf({
  plan,
  instalmentsKobo,
  targets = ['whole'],
  ...revised
}: {
  plan: Plan;
  instalmentsKobo: readonly number[];
  targets?: readonly string[];
  dueOn?: readonly string[];
  kinds?: readonly string[];
}): string[] {
  const agreedQuote = {
    downpaymentKobo: 1_000,
    rsaShareKobo: 0,
    mortgageKobo: 0,
    monthlyKobo: 250,
    checkoutKobo: 1_000,
    targets: targets.map((name) => ({ name, amountKobo: 2_000 })),
    instalmentsKobo,
    ...revised,
  };
  const schedule = agreedInstalments({ agreedQuote, plan, firstDueOn: isoDate('2026-01-05') });
  return schedule.map((_, index) => instalmentName({ schedule }, index + 1));
}

test('names the instalments of unchanged terms by their plan', () => {
  expect(namesOf({ plan: 'A', instalmentsKobo: [1_000, 500, 500] })).toEqual([
    'Downpayment',
    'Month 1',
    'Month 2',
  ]);
  expect(namesOf({ plan: 'B', instalmentsKobo: [1_000, 1_000] })).toEqual(['Month 1', 'Month 2']);
});

test('uses the kinds that a revision stored', () => {
  const kinds = ['downpayment', 'month', 'month'];
  expect(namesOf({ plan: 'B', instalmentsKobo: [1_000, 500, 500], dueOn: DAYS, kinds })).toEqual([
    'Downpayment',
    'Month 1',
    'Month 2',
  ]);
});

test('names the instalment that completes the downpayment, in a revision without kinds', () => {
  // Plan A, spread after its downpayment.
  expect(namesOf({ plan: 'A', instalmentsKobo: [1_000, 400, 600], dueOn: DAYS })).toEqual([
    'Downpayment',
    'Month 1',
    'Month 2',
  ]);
  // Plan B until two months were paid.
  expect(namesOf({ plan: 'A', instalmentsKobo: [300, 300, 400, 1_000], dueOn: DAYS })).toEqual([
    'Month 1',
    'Month 2',
    'Downpayment',
    'Month 3',
  ]);
});

test('names only months if no instalment completes the downpayment, in a revision without kinds', () => {
  const months = ['Month 1', 'Month 2', 'Month 3'];
  // Plan B until more was paid than the downpayment.
  expect(namesOf({ plan: 'A', instalmentsKobo: [600, 600, 800], dueOn: DAYS })).toEqual(months);
  // The rest of the price after a declined mortgage.
  const targets = ['first', 'whole'];
  expect(namesOf({ plan: 'A', instalmentsKobo: [1_000, 500, 500], dueOn: DAYS, targets })).toEqual(months);
  expect(namesOf({ plan: 'B', instalmentsKobo: [1_000, 500, 500], dueOn: DAYS, targets })).toEqual(months);
});
