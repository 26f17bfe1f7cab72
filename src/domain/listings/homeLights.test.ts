import { expect, test } from 'vitest';
import { homeLight } from './homeLights.ts';

test('each target that is met brings more light', () => {
  const lit = (...reached: boolean[]) => homeLight(reached.map((each) => ({ reached: each })));
  expect([lit(false, false), lit(true, false), lit(true, true)]).toEqual(['evening', 'dawn', 'day']);
  expect([lit(false), lit(true)]).toEqual(['evening', 'day']);
});
