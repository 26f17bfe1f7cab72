import { startPostgres } from '../../../../scripts/setup/postgres.mjs';
import { run } from '../../../../scripts/setup/run.mjs';

const ALL = 50;

// `npm run rails:months [-- SEED...]`: plays the months of these seeds, or of the first fifty.
const named = process.argv.slice(2);
const seeds = named.length > 0 ? named : Array.from({ length: ALL }, (_, index) => String(index + 1));
if (!seeds.every((seed) => /^\d{1,6}$/.test(seed))) {
  console.error('npm run rails:months -- [SEED...], where a seed is a whole number.');
  process.exit(2);
}
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
