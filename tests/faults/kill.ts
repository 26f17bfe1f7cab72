import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { freePort, ServerProcess } from '../browser/kit/server.ts';
import { LOAD_ENVIRONMENT } from '../load/cluster.ts';
import { findLosses } from '../load/journey/acknowledged.ts';
import { addUnits } from '../load/journey/units.ts';
import {
  createLoad,
  findLossesOnceSettled,
  type Place,
  randomDelay,
  type ScenarioOptions,
  withDatabase,
} from './world.ts';

const BUYERS = 8;
const UNITS = 4_000;

/** Kills the server in the middle of the buyers' calls, and starts it again. */
export async function killScenario({ rounds, isEmbedded }: ScenarioOptions): Promise<string[]> {
  const postgres = isEmbedded ? null : await startPostgres({ isDurable: true });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kill-'));
  const place: Place = { databaseUrl: postgres?.url ?? null, dataDir };
  const units = await withDatabase(place, (db) => addUnits(db, UNITS));
  const server = new ServerProcess(await freePort(), dataDir, {
    ...LOAD_ENVIRONMENT,
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  const load = createLoad(
    () => server.origin,
    () => server.origin,
    units,
  );
  const end = load.begin(BUYERS);
  const losses: string[] = [];
  for (let round = 1; round <= rounds && losses.length === 0; round += 1) {
    await server.resume();
    await randomDelay();
    await server.kill();
    losses.push(...(await withDatabase(place, (db) => findLosses(db, load.acknowledged))));
    console.log(`${round} kills, ${load.acknowledged.count} acknowledged`);
  }
  await end();
  await server.resume();
  // Only the server may open the embedded database, so nothing here can wait for its last sweep.
  if (place.databaseUrl)
    losses.push(...(await withDatabase(place, (db) => findLossesOnceSettled(db, load.acknowledged))));
  await server.dispose();
  await postgres?.stop();
  console.log(
    `${rounds} rounds of SIGKILL on ${isEmbedded ? 'the embedded database' : 'PostgreSQL'}: ` +
      `${load.acknowledged.count} acknowledged (${load.acknowledged.deposits.size} deposits).`,
  );
  return losses;
}
