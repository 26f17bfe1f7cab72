import * as z from 'zod/mini';
import { readArguments, UsageError } from '#server/platform/command.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { parseOrExit } from '../../scripts/parseOrExit.ts';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { wholeNumber } from '../kit/wholeNumber.ts';
import { startProxy, startServers } from './cluster.ts';
import { Acknowledged, findLossesOnceSettled } from './journey/acknowledged.ts';
import { Buyer } from './journey/buyer.ts';
import { Calls } from './journey/calls.ts';
import { unitSupply } from './journey/units.ts';
import { keepSampling, printLoad, problemsOf } from './report.ts';
import { MAX_STREAMS, openStreams } from './streams.ts';

const USAGE = 'npm run load -- [--buyers 50] [--seconds 30] [--servers 1] [--streams N] [--max-browsing 600]';
const ABOUT = `This many concurrent buyers go through the whole journey repeatedly, against real servers on a separate durable
PostgreSQL, all on this machine. With two or more servers, HAProxy runs in front of them, as in production. Ten minutes
are a soak: memory is compared between the first and the last minute.

--streams opens this many live channels at once instead, makes changes, and counts which of them do not arrive.
--max-browsing is the setting MAX_BROWSING_REQUESTS of the servers.

Exits with 1 if something that was acknowledged is lost, a call fails otherwise than by a 503 with Retry-After, or
nobody came to the end.`;
const MAX_SECONDS = 900;
const MAX_BUYERS = 2_000;
const MAX_SERVERS = 8;
const MAX_BROWSING = 100_000;
const DEPOSITS = 3;

const {
  buyers,
  seconds,
  servers: serverCount,
  streams,
  'max-browsing': maxBrowsing,
} = parseOrExit((line) => {
  const asked = readArguments(line, {
    usage: USAGE,
    about: ABOUT,
    schema: z.object({
      buyers: z._default(wholeNumber(MAX_BUYERS), 50),
      seconds: z._default(wholeNumber(MAX_SECONDS), 30),
      servers: z._default(wholeNumber(MAX_SERVERS), 1),
      streams: z.optional(wholeNumber(MAX_STREAMS)),
      'max-browsing': z._default(wholeNumber(MAX_BROWSING), 600),
    }),
  });
  if (asked.streams !== undefined && asked.streams < asked.servers)
    throw new UsageError(`--streams must be one for each server at least. Usage: ${USAGE}`);
  return asked;
});
// Processes that this one started end with it.
process.once('SIGTERM', () => process.exit(1));
process.once('SIGINT', () => process.exit(1));
const problems =
  streams === undefined
    ? await buyersProblems(buyers, seconds * 1_000)
    : await openStreams(streams, serverCount);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

async function buyersProblems(buyerCount: number, durationMs: number): Promise<string[]> {
  const postgres = await startPostgres({ isDurable: true });
  const database = await openPostgres(postgres.url, { connections: 4 });
  await database.migrate();
  const nextUnit = await unitSupply(database.db, buyerCount * 10);
  const cluster = await startServers(serverCount, {
    DATABASE_URL: postgres.url,
    MAX_BROWSING_REQUESTS: String(maxBrowsing),
    ...(serverCount === 1 ? {} : { TRUST_PROXY: '1' }),
  });
  const origins = cluster.servers.map(({ origin }) => origin);
  const proxy = serverCount === 1 ? null : await startProxy(cluster.servers);
  // The proxy's certificate is self-signed.
  if (proxy) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const directOrigin = origins[0] ?? '';
  const calls = new Calls(() => proxy?.origin ?? directOrigin);
  const direct = new Calls(() => directOrigin);
  const acknowledged = new Acknowledged();
  let nextSerial = 0;
  let journeys = 0;
  const startMs = performance.now();

  /** Runs one buyer after another until the time is over. */
  async function keepBuying(): Promise<void> {
    while (performance.now() - startMs < durationMs) {
      const buyer = new Buyer({ calls, direct, acknowledged, serial: nextSerial++, unit: await nextUnit() });
      await buyer.browse();
      await buyer.browse();
      if (!(await buyer.start())) continue;
      const steps = [await buyer.announce()];
      for (let count = 0; count < DEPOSITS; count += 1) steps.push(await buyer.deposit());
      steps.push(await buyer.dashboard());
      if (steps.every(Boolean)) journeys += 1;
    }
  }

  const endSampling = keepSampling(origins);
  await Promise.all(Array.from({ length: buyerCount }, keepBuying));
  const samples = await endSampling();
  const tookSeconds = (performance.now() - startMs) / 1_000;
  printLoad({ calls, samples, journeys, tookSeconds, buyerCount, serverCount });
  const losses = await findLossesOnceSettled(database.db, acknowledged);
  console.log(`${acknowledged.count} acknowledged, ${losses.length} lost or wrong.`);
  await proxy?.close();
  await cluster.close();
  await database.close();
  await postgres.stop();
  return [...losses, ...problemsOf([calls, direct], journeys)];
}
