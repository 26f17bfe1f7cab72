import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../browser/kit/server.ts';
import { killOnExit } from '../kit/childProcesses.ts';
import { end as endProcess, startServers } from '../load/cluster.ts';
import { addUnits } from '../load/journey/units.ts';
import { NativePostgres, postgresUser } from './nativePostgres.ts';
import { recovery } from './postgres.ts';
import { createLoad, findLossesOnceSettled, type ScenarioOptions, withDatabase } from './world.ts';

const CONFIG = fileURLToPath(new URL('../../deploy/pgbouncer/pgbouncer.ini', import.meta.url));
const BUYERS = 8;
const UNITS = 1_000;
const WORK_MS = 3_000;

/** Runs the servers through PgBouncer with transaction pooling, and restarts PostgreSQL behind it. */
export async function poolerScenario({ rounds }: ScenarioOptions): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pooler-'));
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const postgres = await NativePostgres.start(path.join(folder, 'postgres'));
  const port = await freePort();
  const config = path.join(folder, 'pgbouncer.ini');
  writeFileSync(config, localConfig(new URL(postgres.url).port, port));
  const pooler = killOnExit(spawn('pgbouncer', [config], { ...postgresUser(), stdio: 'ignore' }));
  const place = { databaseUrl: postgres.url, dataDir: '' };
  const units = await withDatabase(place, (db) => addUnits(db, UNITS));
  const cluster = await startServers(2, {
    DATABASE_URL: `postgres://tester@127.0.0.1:${port}/savings`,
    DATABASE_DIRECT_URL: postgres.url,
    DATABASE_PREPARED: '0',
  });
  let turn = 0;
  const either = (): string => cluster.servers[turn++ % 2]?.origin ?? '';
  const load = createLoad(either, either, units);
  const end = load.begin(BUYERS);
  const losses: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await setTimeout(WORK_MS);
    await postgres.stop();
    await postgres.start();
    const recoveredMs = await recovery(load, BUYERS);
    if (recoveredMs === null) losses.push('behind the pooler the servers do not serve again');
    else console.log(`behind PgBouncer: writes succeed again after ${Math.round(recoveredMs)} ms`);
  }
  await end();
  losses.push(...(await withDatabase(place, (db) => findLossesOnceSettled(db, load.acknowledged))));
  await cluster.close();
  await endProcess(pooler);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  console.log(`${load.acknowledged.count} acknowledged. Failures: `, Object.fromEntries(load.calls.failures));
  const internal = [...load.calls.failures.keys()].filter((key) => key.includes(' 500 '));
  return [...losses, ...internal.map((key) => `not a clear 503: ${key}`)];
}

/** The configuration from `deploy` with the addresses of this test, and trust instead of passwords. */
const localConfig = (postgresPort: string, port: number): string =>
  readFileSync(CONFIG, 'utf8')
    .replace('port=5432 dbname=savings', `port=${postgresPort} dbname=postgres user=tester`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/auth_file = .*\n/, '');
