import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startServers } from '../load/cluster.ts';
import { findLossesOnceSettled } from '../load/journey/acknowledged.ts';
import { addUnits } from '../load/journey/units.ts';
import { NativePostgres, postgresFolder } from './nativePostgres.ts';
import { recovery } from './postgres.ts';
import { createLoad, type ScenarioOptions, withDatabase } from './world.ts';

const DISK = '300m';
const BUYERS = 8;
const UNITS = 1_000;
const WORK_MS = 2_000;
const FULL_MS = 4_000;
const BLOCK_BYTES = 65_536;

/** Fills the disk of PostgreSQL, a small tmpfs, under load, and frees it again; the server is never restarted. */
export async function diskScenario({ rounds }: ScenarioOptions): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]);
  try {
    return await fillAgainAndAgain(postgresFolder(path.join(folder, 'postgres')), folder, rounds);
  } finally {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fillAgainAndAgain(data: string, disk: string, rounds: number): Promise<string[]> {
  const postgres = await NativePostgres.start(data, [
    'max_wal_size=64MB',
    'min_wal_size=32MB',
    'wal_recycle=off',
  ]);
  const place = { databaseUrl: postgres.url, dataDir: '' };
  const units = await withDatabase(place, (db) => addUnits(db, UNITS));
  const cluster = await startServers(1, { DATABASE_URL: postgres.url });
  const origin = (): string => cluster.servers[0]?.origin ?? '';
  const load = createLoad(origin, origin, units);
  const end = load.begin(BUYERS);
  const losses: string[] = [];
  const filling = path.join(disk, 'filling');
  for (let round = 0; round < rounds; round += 1) {
    await setTimeout(WORK_MS);
    fill(filling);
    await setTimeout(FULL_MS);
    rmSync(filling);
    // PostgreSQL may have stopped because its log had no space; in production, its supervisor restarts it.
    await restartWhereEnded(postgres);
    const recoveredMs = await recovery(load, BUYERS);
    if (recoveredMs === null) losses.push('after a full disk the server does not serve again');
    else console.log(`a full disk: writes succeed again ${Math.round(recoveredMs)} ms after there is room`);
  }
  await end();
  losses.push(...(await withDatabase(place, (db) => findLossesOnceSettled(db, load.acknowledged))));
  await cluster.close();
  await postgres.stop();
  console.log(`${load.acknowledged.count} acknowledged. Failures: `, Object.fromEntries(load.calls.failures));
  const internal = [...load.calls.failures.keys()].filter((key) => key.includes(' 500 '));
  return [...losses, ...internal.map((key) => `not a clear 503: ${key}`)];
}

/** Writes until the disk is full; PostgreSQL allocates and frees space at the same time. */
function fill(file: string): void {
  const block = Buffer.alloc(BLOCK_BYTES);
  try {
    for (;;) appendFileSync(file, block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

async function restartWhereEnded(postgres: NativePostgres): Promise<void> {
  if (existsSync(path.join(postgres.data, 'postmaster.pid'))) await postgres.untilReady();
  else await postgres.start();
}
