import * as z from 'zod/mini';
import { readArguments } from '#server/platform/command.ts';
import { parseOrExit } from '../../../scripts/parseOrExit.ts';
import { startPostgres } from '../../../scripts/setup/postgres.mjs';
import { run } from '../../../scripts/setup/run.mjs';
import { wholeNumber } from '../../kit/wholeNumber.ts';

const MAX_INPUTS = 1_000_000;
const MAX_SEED = 1_000_000;

const { inputs, seed } = parseOrExit((line) =>
  readArguments(line, {
    usage: 'npm run fuzz -- [--inputs 10000] [--seed 1]',
    about:
      "Sends this many inputs in all, generated from the contract's schemas by the seed, to every call in turn.",
    schema: z.object({
      inputs: z._default(wholeNumber(MAX_INPUTS), 10_000),
      seed: z._default(wholeNumber(MAX_SEED), 1),
    }),
  }),
);
const postgres = process.env.TEST_DATABASE_URL === undefined ? await startPostgres() : null;
try {
  process.exitCode = await run('vitest', ['run', '--project=server', 'tests/server/fuzz'], {
    env: {
      FUZZ_INPUTS: String(inputs),
      FUZZ_SEED: String(seed),
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    },
  });
} finally {
  await postgres?.stop();
}
