import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startServers } from '../load/cluster.ts';
import { findLossesOnceSettled } from '../load/journey/acknowledged.ts';
import { addUnits } from '../load/journey/units.ts';
import { NativePostgres, postgresFolder } from './nativePostgres.ts';
import { createLoad, type Load, type ScenarioOptions, withDatabase } from './world.ts';

const BUYERS = 8;
const UNITS = 2_000;
const WORK_MS = 1_500;
const FROZEN_MS = 8_000;
const SLOW_MS = 4_000;
const RECOVERY_DEADLINE_MS = 60_000;

/** Breaks the database in each way under load; each time, the server must recover by itself. */
export async function postgresScenario({ rounds }: ScenarioOptions): Promise<string[]> {
  const folder = postgresFolder(mkdtempSync(path.join(os.tmpdir(), 'broken-')));
  const postgres = await NativePostgres.start(path.join(folder, 'postgres'));
  const place = { databaseUrl: postgres.url, dataDir: '' };
  const units = await withDatabase(place, (db) => addUnits(db, UNITS));
  const cluster = await startServers(1, { DATABASE_URL: postgres.url });
  const origin = (): string => cluster.servers[0]?.origin ?? '';
  const load = createLoad(origin, origin, units);
  const end = load.begin(BUYERS);
  const losses: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, breakIt] of Object.entries(waysToBreak(postgres))) {
      await setTimeout(WORK_MS);
      await breakIt();
      const recoveredMs = await recovery(load, BUYERS);
      if (recoveredMs === null) losses.push(`after ${name} the server does not serve again`);
      else console.log(`${name}: writes succeed again after ${Math.round(recoveredMs)} ms`);
    }
  }
  await end();
  losses.push(...(await withDatabase(place, (db) => findLossesOnceSettled(db, load.acknowledged))));
  await cluster.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  console.log(`${load.acknowledged.count} acknowledged. Failures: `, Object.fromEntries(load.calls.failures));
  const internal = [...load.calls.failures.keys()].filter((key) => key.includes(' 500 '));
  return [...losses, ...internal.map((key) => `not a clear 503: ${key}`)];
}

const waysToBreak = (postgres: NativePostgres) => ({
  'a restart': async () => {
    await postgres.stop();
    await postgres.start();
  },
  'a crash': async () => {
    await postgres.stop('SIGQUIT');
    await postgres.start();
  },
  'a freeze': () => postgres.freeze(FROZEN_MS),
  'no free connections': () => takeConnections(postgres.url),
  'slow locks': () => lockForAWhile(postgres.url),
});

/**
 * The time until deposits are acknowledged again, in milliseconds; null if none are. Ignores those already in flight,
 * at most one per buyer.
 */
export async function recovery({ acknowledged }: Load, buyerCount: number): Promise<number | null> {
  const startMs = performance.now();
  const before = acknowledged.deposits.size + buyerCount;
  while (acknowledged.deposits.size <= before) {
    if (performance.now() - startMs > RECOVERY_DEADLINE_MS) return null;
    await setTimeout(20);
  }
  return performance.now() - startMs;
}

/** Closes all connections of the servers, and occupies all available ones for a while. */
async function takeConnections(url: string): Promise<void> {
  const taken: pg.Client[] = [];
  const first = new pg.Client({ connectionString: url });
  await first.connect();
  for (let isFree = true; isFree; ) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    isFree = await client.connect().then(
      () => true,
      () => false,
    );
    if (isFree) taken.push(client);
  }
  await first.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and query not in ('', 'held')",
  );
  await setTimeout(SLOW_MS);
  await Promise.all([first, ...taken].map((client) => client.end()));
}

async function lockForAWhile(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query('lock table bank_events in access exclusive mode');
  await setTimeout(SLOW_MS);
  await client.query('commit');
  await client.end();
}
