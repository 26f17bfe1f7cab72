import { expect, it } from 'vitest';
import { type Budget, budgetText, type Measure, missedBudgets } from '../bench/report.ts';

const measure = (budget?: Budget): Measure => ({
  name: 'homes',
  ours: '45/s',
  against: 'pgbench: 100/s',
  ratio: 0.45,
  ...(budget && { budget }),
});

it('says of each budget whether it is met, and names what misses it', () => {
  const met = measure({ figure: 0.45, relation: '≥', limit: 0.45 });
  const atMost = measure({ figure: 1.31, relation: '≤', limit: 1.3 });
  const under = measure({ figure: 0.02, relation: '<', limit: 0.02 });
  const inMs = measure({ figure: 99.9, relation: '<', limit: 100, unit: 'ms' });
  expect([met, atMost, under, inMs].map((each) => budgetText(each, false))).toEqual([
    '≥ 0.45: met',
    '≤ 1.3: MISSED',
    '< 0.02: MISSED',
    '< 100 ms: met',
  ]);
  expect(missedBudgets([met, atMost, under, inMs, measure()])).toEqual([atMost, under]);
});

it('counts what was not measured as missed', () => {
  const unmeasured = measure({ figure: Number.NaN, relation: '≥', limit: 0.45 });
  expect(budgetText(unmeasured, false)).toBe('≥ 0.45: MISSED');
  expect(missedBudgets([unmeasured])).toEqual([unmeasured]);
});

it('judges no figure of a short run', () => {
  expect(budgetText(measure({ figure: 9, relation: '≤', limit: 1 }), true)).toBe('≤ 1');
  expect(budgetText(measure(), true)).toBe('');
});
