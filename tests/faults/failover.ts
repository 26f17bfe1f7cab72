import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../browser/kit/server.ts';
import { killOnExit } from '../kit/childProcesses.ts';
import { installed, postgresPrograms } from '../kit/programs.ts';
import { end as endProcess, startHaproxy, startServers } from '../load/cluster.ts';
import { findLossesOnceSettled } from '../load/journey/acknowledged.ts';
import { addUnits } from '../load/journey/units.ts';
import { childrenOf, postgresFolder, postgresUser, postmasterOf, signalIfRunning } from './nativePostgres.ts';
import { recovery } from './postgres.ts';
import { createLoad, type ScenarioOptions, withDatabase } from './world.ts';

const PATRONI_CONFIG = fileURLToPath(new URL('../../deploy/patroni/patroni.yml', import.meta.url));
const POSTGRES_CONFIG = fileURLToPath(new URL('../../deploy/haproxy/postgres.cfg', import.meta.url));
const PASSWORD = 'failover-test';
const BUYERS = 8;
const UNITS = 2_000;
const WORK_MS = 2_000;
const CLUSTER_DEADLINE_MS = 90_000;
const POLL_MS = 200;
const ETCD_MEMBERS = 3;

/**
 * Kills the primary under load: Patroni promotes the synchronous standby, and HAProxy routes the servers to it. Of the
 * three etcd, one is lost with the first primary.
 */
export async function failoverScenario({ rounds }: ScenarioOptions): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'failover-'));
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const etcd = await startEtcd(path.join(folder, 'etcd'));
  const first = await PatroniNode.make('node1', folder, etcd.hosts);
  const second = await PatroniNode.make('node2', folder, etcd.hosts);
  const nodes = [first, second];
  first.start();
  await until(() => first.isPrimary(), 'the first node is the primary');
  second.start();
  await until(() => first.hasSynchronousStandby(), 'there is a synchronous standby');

  const primaryPort = await freePort();
  const proxy = await startHaproxy(POSTGRES_CONFIG, primaryPort, {
    PRIMARY_ADDRESS: `127.0.0.1:${primaryPort}`,
    ...addressesOf('FIRST', first),
    ...addressesOf('SECOND', second),
  });
  const databaseUrl = `postgres://postgres:${PASSWORD}@127.0.0.1:${primaryPort}/postgres`;
  const place = { databaseUrl, dataDir: '' };
  // HAProxy must detect the primary first.
  await setTimeout(WORK_MS);
  const units = await withDatabase(place, (db) => addUnits(db, UNITS));
  const cluster = await startServers(1, { DATABASE_URL: databaseUrl });
  const origin = (): string => cluster.servers[0]?.origin ?? '';
  const load = createLoad(origin, origin, units);
  const stopLoad = load.begin(BUYERS);
  const losses: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await setTimeout(WORK_MS);
    let primary = first;
    await until(async () => {
      for (const node of nodes) if (await node.isPrimary()) primary = node;
      return primary.isPrimary();
    }, 'there is a primary');
    await primary.kill();
    // Two of three are a majority.
    if (round === 1 && etcd.processes[0]) await endProcess(etcd.processes[0], 'SIGKILL');
    const recoveredMs = await recovery(load, BUYERS);
    if (recoveredMs === null) losses.push(`after failover ${round} the server does not serve again`);
    else console.log(`failover ${round}: writes succeed again after ${(recoveredMs / 1_000).toFixed(1)} s`);
    primary.start();
    await until(
      async () => (await first.hasSynchronousStandby()) || second.hasSynchronousStandby(),
      'the killed node is the standby',
    );
  }
  await stopLoad();
  losses.push(...(await withDatabase(place, (db) => findLossesOnceSettled(db, load.acknowledged))));
  await cluster.close();
  for (const node of nodes) await node.stop();
  await endProcess(proxy);
  for (const process of etcd.processes) await endProcess(process);
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `${rounds} failovers, ${load.acknowledged.count} acknowledged. Failures: `,
    Object.fromEntries(load.calls.failures),
  );
  return losses;
}

const addressesOf = (name: 'FIRST' | 'SECOND', node: PatroniNode) => ({
  [`${name}_POSTGRES`]: `127.0.0.1:${node.postgresPort}`,
  [`${name}_HOST`]: '127.0.0.1',
  [`${name}_REST_PORT`]: String(node.restPort),
});

interface Etcd {
  /** The addresses of all members, as Patroni reads them. */
  readonly hosts: string;
  readonly processes: readonly ChildProcess[];
}

/** Starts the members of one etcd, of which any one may be lost. */
async function startEtcd(folder: string): Promise<Etcd> {
  const members = await Promise.all(
    Array.from({ length: ETCD_MEMBERS }, async (_, index) => ({
      name: `etcd${index + 1}`,
      client: `127.0.0.1:${await freePort()}`,
      peer: `http://127.0.0.1:${await freePort()}`,
    })),
  );
  const cluster = members.map(({ name, peer }) => `${name}=${peer}`).join(',');
  const processes = members.map(({ name, client, peer }) =>
    killOnExit(
      spawn(
        installed('etcd'),
        [
          ...['--name', name, '--data-dir', path.join(folder, name), '--log-level', 'error'],
          ...['--listen-client-urls', `http://${client}`, '--advertise-client-urls', `http://${client}`],
          ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
          ...['--initial-cluster', cluster, '--initial-cluster-state', 'new'],
        ],
        { stdio: 'ignore' },
      ),
    ),
  );
  for (const { client } of members) await until(() => isOk(`http://${client}/health`), 'etcd responds');
  return { hosts: members.map(({ client }) => client).join(','), processes };
}

/** PostgreSQL under Patroni, with the configuration from `deploy`. */
class PatroniNode {
  readonly postgresPort: number;
  readonly restPort: number;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | null = null;

  private constructor(postgresPort: number, restPort: number, environment: NodeJS.ProcessEnv) {
    this.postgresPort = postgresPort;
    this.restPort = restPort;
    this.#environment = environment;
  }

  static async make(name: string, folder: string, etcdHosts: string): Promise<PatroniNode> {
    const [postgresPort, restPort] = [await freePort(), await freePort()];
    const home = postgresFolder(path.join(folder, name));
    return new PatroniNode(postgresPort, restPort, {
      PATH: process.env.PATH,
      HOME: home,
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: etcdHosts,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${postgresPort}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgresPort}`,
      PATRONI_POSTGRESQL_DATA_DIR: path.join(home, 'data'),
      PATRONI_POSTGRESQL_BIN_DIR: postgresPrograms(),
      PATRONI_POSTGRESQL_PGPASS: path.join(home, 'pgpass'),
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      PATRONI_REWIND_PASSWORD: PASSWORD,
    });
  }

  start(): void {
    const log = openSync(path.join(String(this.#environment.HOME), 'patroni.log'), 'a');
    this.#process = spawn(installed('patroni'), [PATRONI_CONFIG], {
      ...postgresUser(),
      cwd: this.#environment.HOME,
      env: this.#environment,
      stdio: ['ignore', log, log],
    });
    killOnExit(this.#process);
    closeSync(log);
    // PostgreSQL continues to run if Patroni is killed.
    process.once('exit', () => this.#endPostgres('SIGQUIT'));
  }

  /** Ends Patroni and PostgreSQL as the loss of the machine would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child?.pid) return;
    child.kill('SIGKILL');
    this.#endPostgres('SIGKILL');
    await until(async () => child.signalCode !== null, 'Patroni has ended');
  }

  #endPostgres(signal: 'SIGKILL' | 'SIGQUIT'): void {
    const postmaster = postmasterOf(String(this.#environment.PATRONI_POSTGRESQL_DATA_DIR));
    if (postmaster === null) return;
    for (const pid of [postmaster, ...childrenOf(postmaster)]) signalIfRunning(pid, signal);
  }

  async stop(): Promise<void> {
    if (this.#process) await endProcess(this.#process);
  }

  isPrimary(): Promise<boolean> {
    return isOk(`http://127.0.0.1:${this.restPort}/primary`);
  }

  /** Asks the primary whether it has a synchronous standby. */
  async hasSynchronousStandby(): Promise<boolean> {
    const response = await fetch(`http://127.0.0.1:${this.restPort}/cluster`).catch(() => null);
    if (!response) return false;
    const text = await response.text();
    return text.includes('"sync_standby"') && (await this.isPrimary());
  }
}

const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const deadlineMs = Date.now() + CLUSTER_DEADLINE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadlineMs) throw new Error(`Not in time: ${what}`);
    await setTimeout(POLL_MS);
  }
}
