import { parseArgs } from 'node:util';
import { startPostgres } from '../../../scripts/setup/postgres.mjs';
import { run } from '../../../scripts/setup/run.mjs';
import { wholeNumber } from '../../kit/wholeNumber.ts';

const MAX_INPUTS = 1_000_000;
const MAX_SEED = 1_000_000;

/**
 * `npm run fuzz -- [--inputs 10000] [--seed N]`: sends this many inputs in all, generated from the contract's schemas,
 * to every call in turn.
 */
const { values } = parseArgs({
  options: { inputs: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const inputCount = wholeNumber('inputs', values.inputs, MAX_INPUTS);
const seed = wholeNumber('seed', values.seed, MAX_SEED);
const postgres = process.env.TEST_DATABASE_URL === undefined ? await startPostgres() : null;
try {
  process.exitCode = await run('vitest', ['run', '--project=server', 'tests/server/fuzz'], {
    env: {
      FUZZ_INPUTS: String(inputCount),
      FUZZ_SEED: String(seed),
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    },
  });
} finally {
  await postgres?.stop();
}
