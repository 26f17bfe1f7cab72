import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { benchComponents } from './components.ts';
import { benchHttp } from './http.ts';
import { benchLedger } from './ledger.ts';
import { benchModels } from './models.ts';
import { type BenchDatabase, findPgbench, installedPgbench } from './pgbench.ts';
import { type Measure, missedBudgets, printReport } from './report.ts';
import { benchSearch, fillForSearch } from './scale/search.ts';
import { benchStartup } from './startup.ts';
import { benchWeb } from './web/web.ts';

/**
 * `npm run bench [-- real-listings.csv] [--short]`: without the file, the sample replaces the real listings. `npm run
 * bench -- web [landing|search|property|actions|html]`: only the public pages, or one of them, the actions on them, or
 * how many the server renders per second. `npm run bench -- search [real-listings.csv] [--rows 1000000]`: searches
 * among this many listings of the same shape. `npm run bench -- http [real-listings.csv]`: only calls over HTTP.
 * Exits with 1 where a budget is missed. `--short` only checks that every benchmark starts and ends: its figures mean
 * nothing, and are not held against the budgets.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, rows: { type: 'string', default: '1000000' } },
});
const isShort = values.short;
const PARTS = ['web', 'http', 'search'] as const;
const part = PARTS.find((name) => name === positionals[0]) ?? 'all';
const argument = positionals[part === 'all' ? 0 : 1] ?? null;
const listingsCsv = part === 'web' ? null : argument;
if (listingsCsv !== null && !existsSync(listingsCsv)) throw new Error(`There is no file ${listingsCsv}`);
const rowCount = Number(values.rows);
if (!Number.isSafeInteger(rowCount) || rowCount < 1) throw new Error(`There cannot be ${values.rows} rows`);

const needsPgbench = part === 'all' || part === 'http';
const pgbench = needsPgbench ? (isShort ? findPgbench() : installedPgbench()) : null;
if (pgbench === null && needsPgbench)
  console.log('pgbench is missing: what it would be compared with is left out.');

const missed: Measure[] = [];

function report(measures: readonly Measure[]): void {
  printReport(measures, isShort);
  if (!isShort) missed.push(...missedBudgets(measures));
}

/** Runs a benchmark on a separate PostgreSQL that writes to the disk as in production. */
async function onPostgres(bench: (database: BenchDatabase) => Promise<Measure[]>): Promise<void> {
  const postgres = await startPostgres({ isDurable: !isShort });
  try {
    report(await bench({ url: postgres.url, pgbench, isShort }));
  } finally {
    await postgres.stop();
  }
}

async function searchAtScale(database: BenchDatabase): Promise<Measure[]> {
  await fillForSearch(database.url, listingsCsv, rowCount);
  return benchSearch(database);
}

if (part === 'all' || part === 'web') {
  await ensureBuilt('web');
  report(await benchWeb(isShort, part === 'web' ? argument : null));
}
if (part === 'all' || part === 'http') await onPostgres((database) => benchHttp(database, listingsCsv));
if (part === 'search') await onPostgres(searchAtScale);
if (part === 'all') {
  await onPostgres(benchLedger);
  report(await benchStartup(isShort));
  report(await benchModels(isShort));
  await benchComponents(isShort);
}
for (const { name } of missed) console.log(`Budget missed: ${name}`);
process.exitCode = missed.length === 0 ? 0 : 1;
