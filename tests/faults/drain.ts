import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { startProxy, startServers } from '../load/cluster.ts';
import { findLossesOnceSettled } from '../load/journey/acknowledged.ts';
import { addUnits } from '../load/journey/units.ts';
import { failuresBut } from '../load/report.ts';
import { createLoad, randomDelay, type ScenarioOptions, withDatabase } from './world.ts';

const BUYERS = 12;
const UNITS = 2_000;
/** As in `deploy/settings.env.example`: HAProxy detects it within four seconds. */
const SHUTDOWN_DELAY_SECONDS = 5;

/** Stops one server after the other behind HAProxy, and starts it again: no call may fail. */
export async function drainScenario({ rounds }: ScenarioOptions): Promise<string[]> {
  const postgres = await startPostgres({ isDurable: true });
  const place = { databaseUrl: postgres.url, dataDir: '' };
  const units = await withDatabase(place, (db) => addUnits(db, UNITS));
  const cluster = await startServers(2, {
    DATABASE_URL: postgres.url,
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY_SECONDS: String(SHUTDOWN_DELAY_SECONDS),
  });
  const proxy = await startProxy(cluster.servers);
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  let running = cluster.servers[1];
  const load = createLoad(
    () => proxy.origin,
    () => running?.origin ?? '',
    units,
  );
  const end = load.begin(BUYERS);
  for (let round = 0; round < rounds; round += 1) {
    const stopping = cluster.servers[round % 2];
    running = cluster.servers[(round + 1) % 2];
    await randomDelay();
    await stopping?.stop();
    await stopping?.resume();
    await readyBehindProxy();
  }
  await end();
  const losses = await withDatabase(place, (db) => findLossesOnceSettled(db, load.acknowledged));
  await proxy.close();
  await cluster.close();
  await postgres.stop();
  const calls = [...load.calls.timesMs.values()].reduce((sum, { length }) => sum + length, 0);
  console.log(`${rounds} servers stopped behind HAProxy under load: ${calls} calls.`);
  return [...losses, ...failuresBut(429, load.calls)];
}

/** HAProxy checks every second. */
const readyBehindProxy = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2_500));
