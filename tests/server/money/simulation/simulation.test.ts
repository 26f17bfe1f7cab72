import { describe, expect, test } from 'vitest';
import { TEST_DATABASE_URL } from '../../kit/server.ts';
import { simulate } from './simulate.ts';

const SEEDS = [1, 2, 3, 4, 5];
const STEPS = 2_000;

describe.skipIf(!TEST_DATABASE_URL)('the money core, interrupted at any await', () => {
  test.each(SEEDS)(
    'seed %i breaks no rule',
    async (seed) => {
      const { kills, waits } = await simulate(TEST_DATABASE_URL ?? '', seed, STEPS);
      expect(kills).toBeGreaterThan(0);
      expect(waits).toBeGreaterThan(0);
    },
    180_000,
  );

  test('a seed gives the same steps each time', async () => {
    const traces = [];
    for (let run = 0; run < 2; run += 1) traces.push((await simulate(TEST_DATABASE_URL ?? '', 6, 300)).trace);
    expect(traces[0]).toBe(traces[1]);
  });
});
