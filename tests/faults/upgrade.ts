import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';
import { startProxy, startServers } from '../load/cluster.ts';
import { findLossesOnceSettled } from '../load/journey/acknowledged.ts';
import { addUnits } from '../load/journey/units.ts';
import { failuresBut } from '../load/report.ts';
import { createLoad, type ScenarioOptions, withDatabase } from './world.ts';

const MIGRATIONS = 'src/server/platform/db/migrations';
const BUYERS = 12;
const UNITS = 1_000;
/** The same as in the drain scenario. */
const SHUTDOWN_DELAY_SECONDS = 5;
/** How long each pair of releases runs: old with old, new with old, new with new. */
const TOGETHER_MS = 8_000;

/**
 * Replaces two servers of the release before the last migration by this one, one after the other behind HAProxy and
 * under load: the new server migrates while the old one serves. No call may fail.
 */
export async function upgradeScenario({ rounds, from }: ScenarioOptions): Promise<string[]> {
  const release = await checkOutRelease(from ?? beforeLastMigration());
  try {
    const losses: string[] = [];
    for (let round = 0; round < rounds; round += 1) losses.push(...(await upgradeOnce(release.root)));
    console.log(`${rounds} upgrades from ${release.commit} under load.`);
    return losses;
  } finally {
    release.remove();
  }
}

async function upgradeOnce(oldRoot: string): Promise<string[]> {
  const postgres = await startPostgres({ isDurable: true });
  const place = { databaseUrl: postgres.url, dataDir: '' };
  const cluster = await startServers(
    2,
    {
      DATABASE_URL: postgres.url,
      TRUST_PROXY: '1',
      SHUTDOWN_DELAY_SECONDS: String(SHUTDOWN_DELAY_SECONDS),
    },
    { root: oldRoot },
  );
  const connection = await openPostgres(postgres.url);
  const units = await addUnits(connection.db, UNITS);
  await connection.close();
  const proxy = await startProxy(cluster.servers);
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  let running = cluster.servers[1];
  const load = createLoad(
    () => proxy.origin,
    () => running?.origin ?? '',
    units,
  );
  const end = load.begin(BUYERS);
  await setTimeout(TOGETHER_MS);
  for (const server of cluster.servers) {
    running = cluster.servers.find((other) => other !== server);
    await server.stop();
    await server.resume();
    await setTimeout(TOGETHER_MS);
  }
  await end();
  const losses = await withDatabase(place, (db) => findLossesOnceSettled(db, load.acknowledged));
  await proxy.close();
  await cluster.close();
  await postgres.stop();
  return [...losses, ...failuresBut(429, load.calls)];
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const beforeLastMigration = (): string => `${git('log', '-1', '--format=%H', '--', MIGRATIONS)}^`;

/** Checks out a release into a folder of its own, installs its packages and builds it. */
async function checkOutRelease(revision: string) {
  const commit = git('rev-parse', '--short', revision);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const root = path.join(folder, commit);
  git('worktree', 'add', '--detach', root, commit);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  execFileSync(
    'node',
    ['-e', `import('./scripts/setup/build.mjs').then((built) => built.ensureBuilt('web'))`],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  return {
    commit,
    root,
    remove() {
      git('worktree', 'remove', '--force', root);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
