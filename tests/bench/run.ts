import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { readArguments, UsageError } from '#server/platform/command.ts';
import { parseOrExit } from '../../scripts/parseOrExit.ts';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { wholeNumber } from '../kit/wholeNumber.ts';
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

const USAGE = 'npm run bench -- [PART] [real-listings.csv] [--rows 1000000] [--short]';
const ABOUT = `Without a part it runs all but those at scale; without the file, the sample replaces the real listings. Parts:
web [landing|search|property|actions|html]  the public pages, or one of them, the actions on them, or how many the
                                            server renders per second
http [real-listings.csv]                    calls over HTTP
ledger                                      transfers
search [real-listings.csv] [--rows N]       searches among this many listings of the same shape
import [real-listings.csv] [--rows N]       the import of a file of this many rows, killed and resumed
startup                                     start and memory
models                                      live homes
components                                  bytes of the design system

Exits with 1 where a budget is missed. --short only checks that every part starts and ends, those at scale with few rows
too: its figures mean nothing, and are not held against the budgets.`;
const PARTS = ['web', 'http', 'search', 'import', 'ledger', 'startup', 'models', 'components'] as const;
const WITH_LISTINGS = ['all', 'http', 'search', 'import'];
const ROWS = 1_000_000;
const SHORT_ROWS = 2_000;
const MAX_ROWS = 100_000_000;

const { part, argument, listingsCsv, rowCount, isShort } = parseOrExit((line) => {
  const { words, rows, short } = readArguments(line, {
    usage: USAGE,
    about: ABOUT,
    flags: ['short'],
    rest: 'words',
    schema: z.object({
      words: z.array(z.string()),
      rows: z.optional(wholeNumber(MAX_ROWS)),
      short: z._default(z.boolean(), false),
    }),
  });
  const part = PARTS.find((name) => name === words[0]) ?? 'all';
  const argument = words[part === 'all' ? 0 : 1] ?? null;
  const listingsCsv = WITH_LISTINGS.includes(part) ? argument : null;
  if (listingsCsv !== null && !existsSync(listingsCsv))
    throw new UsageError(
      `There is no file ${listingsCsv}, and no part of that name: ${PARTS.join(', ')}. Usage: ${USAGE}`,
    );
  return { part, argument, listingsCsv, rowCount: rows ?? (short ? SHORT_ROWS : ROWS), isShort: short };
});

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
