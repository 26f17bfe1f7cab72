import * as z from 'zod/mini';
import { readArguments } from '#server/platform/command.ts';
import { parseOrExit } from '../../../../scripts/parseOrExit.ts';
import { startPostgres } from '../../../../scripts/setup/postgres.mjs';
import { wholeNumber } from '../../../kit/wholeNumber.ts';
import { simulate } from './simulate.ts';

const STEPS_OF_A_SEED = 2_000;
const MAX_STEPS = 1_000_000_000;
const MAX_SEED = 1_000_000;

const { steps, seed: onlySeed } = parseOrExit((line) =>
  readArguments(line, {
    usage: 'npm run simulate -- [--steps 1000000] [--seed N]',
    about: `Runs the money core with interleaving, crashes and repetitions for this many steps in total, seed after seed;
--seed runs only that seed.`,
    schema: z.object({
      steps: z._default(wholeNumber(MAX_STEPS), 1_000_000),
      seed: z.optional(wholeNumber(MAX_SEED)),
    }),
  }),
);
const postgres = await startPostgres();
const startMs = performance.now();
let total = { steps: 0, commits: 0, kills: 0, waits: 0 };
try {
  if (onlySeed === undefined)
    for (let seed = 1; total.steps < steps; seed += 1) {
      const report = await simulate(postgres.url, seed, Math.min(STEPS_OF_A_SEED, steps - total.steps));
      total = add(total, report);
      if (seed % 10 === 0) print();
    }
  else {
    const report = await simulate(postgres.url, onlySeed, Math.min(steps, STEPS_OF_A_SEED));
    total = add(total, report);
    console.log(`trace ${report.trace}`);
  }
  print();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await postgres.stop();
}

function add(one: typeof total, other: typeof total): typeof total {
  return {
    steps: one.steps + other.steps,
    commits: one.commits + other.commits,
    kills: one.kills + other.kills,
    waits: one.waits + other.waits,
  };
}

function print(): void {
  const { steps, commits, kills, waits } = total;
  const seconds = Math.round((performance.now() - startMs) / 1_000);
  console.log(`${steps} steps, ${commits} commits, ${kills} kills, ${waits} waits for locks: ${seconds} s`);
}
