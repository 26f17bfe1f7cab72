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
import { benchImport } from './scale/importing.ts';
import { benchSearch, fillForSearch } from './scale/search.ts';
import { benchStartup } from './startup.ts';
import { benchWeb } from './web/web.ts';

/**
 * `npm run bench [-- real-listings.csv] [--short]` runs every part but those at scale; without the file, the
 * sample replaces the real listings. `npm run bench -- PART` runs one:
 * - `web [landing|search|property|actions|html]`: the public pages, or one of them, the actions on them, or how many
 *   the server renders per second;
 * - `http [real-listings.csv]`: calls over HTTP; `ledger`: transfers;
 * - `search [real-listings.csv] [--rows 1000000]`: searches among this many listings of the same shape;
 * - `import [real-listings.csv] [--rows 1000000]`: the import of a file of this many rows, killed and resumed;
 * - `startup`: start and memory; `models`: live homes; `components`: bytes of the design system.
 *
 * Exits with 1 where a budget is missed. `--short` only checks that every part starts and ends, those at scale
 * with few rows too: its figures mean nothing, and are not held against the budgets.
 */
const PARTS = ['web', 'http', 'search', 'import', 'ledger', 'startup', 'models', 'components'] as const;
const WITH_LISTINGS = ['all', 'http', 'search', 'import'];
const SHORT_ROWS = 2_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, rows: { type: 'string' } },
});
const isShort = values.short;
const part = PARTS.find((name) => name === positionals[0]) ?? 'all';
const argument = positionals[part === 'all' ? 0 : 1] ?? null;
const listingsCsv = WITH_LISTINGS.includes(part) ? argument : null;
if (listingsCsv !== null && !existsSync(listingsCsv))
  throw new Error(`There is no file ${listingsCsv}, and no part of that name: ${PARTS.join(', ')}`);
const rowCount = Number(values.rows ?? (isShort ? SHORT_ROWS : 1_000_000));
if (!Number.isSafeInteger(rowCount) || rowCount < 1) throw new Error(`There cannot be ${values.rows} rows`);

const runs = (name: (typeof PARTS)[number]): boolean => part === name || part === 'all';
const needsPgbench = runs('http') || runs('ledger');
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
    report(await bench({ url: postgres.url, pgbench, isShort, restartCold: postgres.restartCold }));
  } finally {
    await postgres.stop();
  }
}

async function searchAtScale(database: BenchDatabase): Promise<Measure[]> {
  await fillForSearch(database.url, listingsCsv, rowCount);
  return benchSearch(database);
}

if (runs('web')) {
  await ensureBuilt('web');
  report(await benchWeb(isShort, part === 'web' ? argument : null));
}
if (runs('http')) await onPostgres((database) => benchHttp(database, listingsCsv));
// They take the better part of an hour: of a whole run only where that is short.
const isWithScale = part === 'all' && isShort;
if (part === 'search' || isWithScale) await onPostgres(searchAtScale);
if (part === 'import' || isWithScale)
  await onPostgres((database) => benchImport(database, listingsCsv, rowCount));
if (runs('ledger')) await onPostgres(benchLedger);
if (runs('startup')) report(await benchStartup(isShort));
if (runs('models')) report(await benchModels(isShort));
if (runs('components')) await benchComponents(isShort);
for (const { name } of missed) console.log(`Budget missed: ${name}`);
process.exitCode = missed.length === 0 ? 0 : 1;
