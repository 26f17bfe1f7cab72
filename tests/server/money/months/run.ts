import * as z from 'zod/mini';
import { readArguments } from '#server/platform/command.ts';
import { parseOrExit } from '../../../../scripts/parseOrExit.ts';
import { startPostgres } from '../../../../scripts/setup/postgres.mjs';
import { run } from '../../../../scripts/setup/run.mjs';
import { wholeNumber } from '../../../kit/wholeNumber.ts';

const ALL = 50;
const MAX_SEED = 999_999;

const { SEED: named } = parseOrExit((line) =>
  readArguments(line, {
    usage: 'npm run rails:months -- [SEED ...]',
    about: `Plays the months of these seeds, or of the first ${ALL}.`,
    rest: 'SEED',
    schema: z.object({ SEED: z.array(wholeNumber(MAX_SEED)) }),
  }),
);
const seeds = named.length > 0 ? named : Array.from({ length: ALL }, (_, index) => index + 1);
const postgres = process.env.TEST_DATABASE_URL === undefined ? await startPostgres() : null;
try {
  process.exitCode = await run(
    'vitest',
    ['run', '--project=server', '--reporter=verbose', 'tests/server/money/months'],
    {
      env: { MONTH_SEEDS: seeds.join(','), ...(postgres && { TEST_DATABASE_URL: postgres.url }) },
    },
  );
} finally {
  await postgres?.stop();
}
