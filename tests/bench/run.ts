import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { benchComponents } from './components.ts';
import { benchLedger } from './ledger.ts';
import { benchModels } from './models.ts';
import { type BenchDatabase, findPgbench, installedPgbench } from './pgbench.ts';
import { type Measure, printReport } from './report.ts';
import { benchSearch } from './search.ts';
import { benchStartup } from './startup.ts';
import { benchWeb } from './web/web.ts';

/**
 * `npm run bench [-- real-listings.csv] [--short]`: without the file the sample stands in for the real listings.
 * `npm run bench -- web [landing|search|property]`: only first visits of the public pages, or of one.
 * `--short` only shows that every benchmark starts and ends: its figures mean nothing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const isShort = values.short;
const isWebOnly = positionals[0] === 'web';
const listingsCsv = isWebOnly ? null : (positionals[0] ?? null);
if (listingsCsv !== null && !existsSync(listingsCsv)) throw new Error(`There is no file ${listingsCsv}`);

const pgbench = isWebOnly ? null : isShort ? findPgbench() : installedPgbench();
if (pgbench === null && !isWebOnly)
  console.log('pgbench is missing: what it would be compared with is left out.');

/** Each on a PostgreSQL of its own that writes to the disk as a live one does. */
async function onPostgres(bench: (database: BenchDatabase) => Promise<Measure[]>): Promise<void> {
  const postgres = await startPostgres({ isDurable: !isShort });
  try {
    printReport(await bench({ url: postgres.url, pgbench, isShort }));
  } finally {
    await postgres.stop();
  }
}

await ensureBuilt('web');
printReport(await benchWeb(isShort, positionals[1] ?? null));
if (!isWebOnly) {
  await onPostgres((database) => benchSearch(database, listingsCsv));
  await onPostgres(benchLedger);
  printReport(await benchStartup(isShort));
  printReport(await benchModels(isShort));
  await benchComponents(isShort);
}
