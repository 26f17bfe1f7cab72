import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, type ServerProcess } from '../browser/kit/server.ts';
import { killOnExit } from '../kit/childProcesses.ts';
import { installed } from '../kit/programs.ts';
import { end as endProcess, startServers } from '../load/cluster.ts';
import { findLossesOnceSettled } from '../load/journey/acknowledged.ts';
import { Channel } from '../load/journey/channel.ts';
import { signedInPeople } from '../load/journey/people.ts';
import { Saver } from '../load/journey/saver.ts';
import { addUnits } from '../load/journey/units.ts';
import { NativePostgres, postgresUser } from './nativePostgres.ts';
import { recovery } from './postgres.ts';
import { createLoad, type Place, type ScenarioOptions, withDatabase } from './world.ts';

const CONFIG = fileURLToPath(new URL('../../deploy/pgbouncer/pgbouncer.ini', import.meta.url));
const BUYERS = 8;
const UNITS = 1_000;
const WORK_MS = 3_000;
const CHANGE_DEADLINE_MS = 15_000;
const RETRY_MS = 200;

/**
 * Runs the servers through PgBouncer with transaction pooling, and restarts PostgreSQL behind it; again with prepared
 * statements, if this PgBouncer has them.
 */
export async function poolerScenario(options: ScenarioOptions): Promise<string[]> {
  const version = pgbouncerVersion();
  const losses = await behindPooler(options, { isPrepared: false });
  const isPreparing = version[0] > 1 || version[1] >= FIRST_MINOR_THAT_PREPARES;
  if (isPreparing) return [...losses, ...(await behindPooler(options, { isPrepared: true }))];
  console.log(
    `PgBouncer ${version.join('.')} is older than 1.${FIRST_MINOR_THAT_PREPARES}: not run with prepared statements.`,
  );
  return losses;
}

async function behindPooler(
  { rounds }: ScenarioOptions,
  { isPrepared }: { isPrepared: boolean },
): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pooler-'));
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const postgres = await NativePostgres.start(path.join(folder, 'postgres'));
  const port = await freePort();
  const config = path.join(folder, 'pgbouncer.ini');
  writeFileSync(config, localConfig(new URL(postgres.url).port, port, isPrepared));
  const pooler = killOnExit(spawn(installed('pgbouncer'), [config], { ...postgresUser(), stdio: 'ignore' }));
  const place = { databaseUrl: postgres.url, dataDir: '' };
  const units = await withDatabase(place, (db) => addUnits(db, UNITS));
  const cluster = await startServers(2, {
    DATABASE_URL: `postgres://tester@127.0.0.1:${port}/savings`,
    DATABASE_DIRECT_URL: postgres.url,
    DATABASE_PREPARED: isPrepared ? '1' : '0',
  });
  const listeners = await listenersOf(cluster.servers, place);
  let turn = 0;
  const either = (): string => cluster.servers[turn++ % 2]?.origin ?? '';
  const load = createLoad(either, either, units);
  const end = load.begin(BUYERS);
  const losses = await missedChanges(listeners, 'before a restart');
  for (let round = 0; round < rounds; round += 1) {
    await setTimeout(WORK_MS);
    await postgres.stop();
    await postgres.start();
    const recoveredMs = await recovery(load, BUYERS);
    if (recoveredMs === null) losses.push('behind the pooler the servers do not serve again');
    else console.log(`behind PgBouncer: writes succeed again after ${Math.round(recoveredMs)} ms`);
    losses.push(...(await missedChanges(listeners, `after restart ${round + 1}`)));
  }
  await end();
  losses.push(...(await withDatabase(place, (db) => findLossesOnceSettled(db, load.acknowledged))));
  for (const { channel } of listeners) channel.close();
  await cluster.close();
  await endProcess(pooler);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `${isPrepared ? 'With' : 'Without'} prepared statements: ${load.acknowledged.count} acknowledged. Failures: `,
    Object.fromEntries(load.calls.failures),
  );
  const internal = [...load.calls.failures.keys()].filter((key) => key.includes(' 500 '));
  return [...losses, ...internal.map((key) => `not a clear 503: ${key}`)];
}

/** Somebody with a live channel at one server, who gets deposits through the other. */
interface Listener {
  readonly channel: Channel;
  readonly saver: Saver;
}

async function listenersOf(servers: readonly ServerProcess[], place: Place): Promise<Listener[]> {
  const people = await withDatabase(place, (db) => signedInPeople(db, servers.length));
  const origins = servers.map(({ origin }) => origin);
  const listeners = await Promise.all(
    people.map(async ({ token }, index) => ({
      channel: await Channel.open(origins[index] ?? '', token),
      saver: await Saver.open(origins[(index + 1) % origins.length] ?? '', token),
    })),
  );
  // Opening a wallet is a change too, which must not be taken for that of a deposit.
  await setTimeout(WORK_MS);
  return listeners;
}

/** Each listener's deposit has to arrive at their channel: notifications bypass the pooler. */
async function missedChanges(listeners: readonly Listener[], when: string): Promise<string[]> {
  const missed: string[] = [];
  for (const [index, { channel, saver }] of listeners.entries()) {
    const before = channel.walletChangeCount;
    const startMs = performance.now();
    // The first calls after a restart may still be answered 503.
    while (
      !(await saver.deposit().then(
        () => true,
        () => false,
      ))
    ) {
      if (performance.now() - startMs > CHANGE_DEADLINE_MS) break;
      await setTimeout(RETRY_MS);
    }
    if (!(await channel.untilWalletChange(before, CHANGE_DEADLINE_MS)))
      missed.push(`the channel of server ${index + 1} got no change ${when}`);
  }
  return missed;
}

const FIRST_MINOR_THAT_PREPARES = 21;

/** Major and minor. */
function pgbouncerVersion(): readonly [number, number] {
  const text = execFileSync(installed('pgbouncer'), ['--version'], { encoding: 'utf8' });
  const found = /PgBouncer (\d+)\.(\d+)/.exec(text);
  if (!found) throw new Error(`PgBouncer states no version: ${text}`);
  return [Number(found[1]), Number(found[2])];
}

/** The configuration from `deploy` with the addresses of this test, and trust instead of passwords. */
const localConfig = (postgresPort: string, port: number, isPrepared: boolean): string =>
  readFileSync(CONFIG, 'utf8')
    .replace('port=5432 dbname=savings', `port=${postgresPort} dbname=postgres user=tester`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/auth_file = .*\n/, isPrepared ? 'max_prepared_statements = 200\n' : '');
