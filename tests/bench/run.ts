import { existsSync } from 'node:fs';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { benchComponents } from './components.ts';
import { benchDeposits } from './deposits.ts';
import { benchLedger } from './ledger.ts';
import { benchModels } from './models.ts';
import { type Measure, printReport } from './report.ts';
import { benchSearch } from './search.ts';
import { benchStartup } from './startup.ts';

/** `npm run bench [-- real-listings.csv]`: without the file the sample stands in for the real listings. */
const [listingsCsv = null] = process.argv.slice(2);
if (listingsCsv !== null && !existsSync(listingsCsv)) throw new Error(`There is no file ${listingsCsv}`);

/** Each on a PostgreSQL of its own that writes to the disk as a live one does. */
async function onPostgres(
  bench: (postgres: { bin: string; url: string }) => Promise<Measure[]>,
): Promise<Measure[]> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    return await bench(postgres);
  } finally {
    await postgres.stop();
  }
}

printReport(await onPostgres((postgres) => benchSearch(postgres, listingsCsv)));
printReport(await onPostgres(benchLedger));
printReport(await onPostgres(benchDeposits));
printReport(await benchStartup());
printReport(await benchModels());
await benchComponents();
