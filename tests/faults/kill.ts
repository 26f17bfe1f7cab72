import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { freePort, ServerProcess } from '../browser/kit/server.ts';
import { LOAD_ENVIRONMENT } from '../load/cluster.ts';
import { countUnapplied, findLosses, findLossesOnceSettled } from '../load/journey/acknowledged.ts';
import { addUnits } from '../load/journey/units.ts';
import { recovery } from './postgres.ts';
import { createLoad, type Place, randomDelay, type ScenarioOptions, withDatabase } from './world.ts';

const BUYERS = 8;
const UNITS = 4_000;
/** Events are swept every minute. */
const SWEEP_MS = 65_000;
const MAX_SWEEPS = 3;

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
    // The first kills interrupt sign-ups and agreements, which a slow machine never ends in between; the others interrupt
    // deposits.
    if (round === Math.ceil(rounds / 2) && (await recovery(load, BUYERS)) === null)
      losses.push('without a kill the server does not serve either');
    await randomDelay();
    await server.kill();
    losses.push(...(await withDatabase(place, (db) => findLosses(db, load.acknowledged))));
    console.log(`${round} kills, ${load.acknowledged.count} acknowledged`);
  }
  await end();
  if (isEmbedded) await sweepEmbedded(server, place);
  else await server.resume();
  losses.push(...(await withDatabase(place, (db) => findLossesOnceSettled(db, load.acknowledged))));
  await server.dispose();
  await postgres?.stop();
  console.log(
    `${rounds} rounds of SIGKILL on ${isEmbedded ? 'the embedded database' : 'PostgreSQL'}: ` +
      `${load.acknowledged.count} acknowledged (${load.acknowledged.deposits.size} deposits).`,
  );
  return losses;
}

/**
 * Lets the server sweep the events that a kill left unapplied, and stops it. Only one process may open the embedded
 * database, so the events can only be counted between two runs of the server.
 */
async function sweepEmbedded(server: ServerProcess, place: Place): Promise<void> {
  for (let sweeps = 0; sweeps < MAX_SWEEPS; sweeps += 1) {
    if (await withDatabase(place, async (db) => (await countUnapplied(db)) === 0)) return;
    await server.resume();
    await setTimeout(SWEEP_MS);
    await server.stop();
  }
}
