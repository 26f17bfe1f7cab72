import { parseArgs } from 'node:util';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { startProxy, startServers } from './cluster.ts';
import { Acknowledged, countUnapplied, findLosses } from './journey/acknowledged.ts';
import { Buyer } from './journey/buyer.ts';
import { Calls } from './journey/calls.ts';
import { addUnits } from './journey/units.ts';
import { printLoad, readGauges } from './report.ts';

/**
 * `npm run load -- [--buyers 50] [--seconds 30] [--servers 1]`: this many concurrent buyers go through the whole
 * journey repeatedly, against real servers on a separate durable PostgreSQL, all on this machine. With two servers,
 * HAProxy runs in front of them, as in production.
 */
const MAX_SECONDS = 120;
const MAX_BUYERS = 2_000;
const SAMPLE_MS = 1_000;
const DEPOSITS = 3;

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
    servers: { type: 'string', default: '1' },
    'max-browsing': { type: 'string', default: '600' },
  },
});
const buyerCount = Math.min(Number(values.buyers), MAX_BUYERS);
const durationMs = Math.min(Number(values.seconds), MAX_SECONDS) * 1_000;

const postgres = await startPostgres({ isDurable: true });
const database = await openPostgres(postgres.url, { connections: 4 });
await database.migrate();
const units = await addUnits(database.db, buyerCount * 20);
const cluster = await startServers(Number(values.servers), {
  DATABASE_URL: postgres.url,
  MAX_BROWSING_REQUESTS: values['max-browsing'],
  ...(values.servers === '1' ? {} : { TRUST_PROXY: '1' }),
});
const proxy = cluster.servers.length === 1 ? null : await startProxy(cluster.servers);
// The proxy's certificate is self-signed.
if (proxy) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
const direct = cluster.servers[0]?.origin ?? '';
const calls = new Calls(() => proxy?.origin ?? direct);
const acknowledged = new Acknowledged();
let nextUnit = 0;
let journeys = 0;
const startMs = performance.now();

/** Runs one buyer after another until the time is over. */
async function keepBuying(): Promise<void> {
  while (performance.now() - startMs < durationMs) {
    const index = nextUnit++;
    const unit = units[index];
    if (!unit) throw new Error('All units are taken');
    const buyer = new Buyer({ calls, direct: new Calls(() => direct), acknowledged, serial: index, unit });
    await buyer.browse();
    await buyer.browse();
    if (!(await buyer.start())) continue;
    await buyer.announce();
    for (let count = 0; count < DEPOSITS; count += 1) await buyer.deposit();
    await buyer.dashboard();
    journeys += 1;
  }
}

const samples: Awaited<ReturnType<typeof readGauges>>[] = [];
const sampling = setInterval(() => {
  for (const { origin } of cluster.servers)
    void readGauges(origin).then(
      (sample) => samples.push(sample),
      () => {},
    );
}, SAMPLE_MS);
await Promise.all(Array.from({ length: buyerCount }, keepBuying));
clearInterval(sampling);
const tookSeconds = (performance.now() - startMs) / 1_000;
printLoad({ calls, samples, journeys, tookSeconds, buyerCount, serverCount: cluster.servers.length });
while ((await countUnapplied(database.db)) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
const losses = await findLosses(database.db, acknowledged);
console.log(`${acknowledged.count} acknowledged, ${losses.length} lost.`);
for (const loss of losses) console.log(loss);
await proxy?.close();
await cluster.close();
await database.close();
await postgres.stop();
process.exitCode = losses.length === 0 ? 0 : 1;
