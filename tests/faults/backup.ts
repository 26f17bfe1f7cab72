import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, queryRow } from '#server/platform/db/database.ts';
import { postgresPrograms } from '../kit/programs.ts';
import { startServers } from '../load/cluster.ts';
import {
  Acknowledged,
  findLosses,
  findLossesOnceSettled,
  nothingBought,
} from '../load/journey/acknowledged.ts';
import { addUnits } from '../load/journey/units.ts';
import { NativePostgres, postgresFolder, postgresUser } from './nativePostgres.ts';
import { createLoad, type ScenarioOptions, withDatabase } from './world.ts';

const BUYERS = 6;
const UNITS = 1_000;
const WORK_MS = 4_000;

/**
 * Backs up a database under load, by pg_dump and by archiving its write-ahead log, restores both, and compares the
 * ledgers.
 */
export async function backupScenario(_options: ScenarioOptions): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'backup-'));
  execFileSync('chmod', ['755', folder]);
  const archive = postgresFolder(path.join(folder, 'archive'));
  const postgres = await NativePostgres.start(path.join(folder, 'postgres'), [
    'archive_mode=on',
    `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  ]);
  const place = { databaseUrl: postgres.url, dataDir: '' };
  const units = await withDatabase(place, (db) => addUnits(db, UNITS));
  const cluster = await startServers(1, { DATABASE_URL: postgres.url });
  const origin = (): string => cluster.servers[0]?.origin ?? '';
  const load = createLoad(origin, origin, units);
  const end = load.begin(BUYERS);
  await setTimeout(WORK_MS);

  // Both backups are made while buyers pay. Each holds at least what was acknowledged before it began.
  const beforeDump = new Acknowledged(load.acknowledged);
  const sizeBeforeDump = await withDatabase(place, ledgerSize);
  const dump = path.join(folder, 'savings.dump');
  execFileSync(path.join(postgresPrograms(), 'pg_dump'), ['--format=custom', '--file', dump, postgres.url]);
  const base = path.join(postgresFolder(path.join(folder, 'restored')), 'data');
  run('pg_basebackup', [
    '--pgdata',
    base,
    '--dbname',
    postgres.url,
    '--wal-method=stream',
    '--checkpoint=fast',
  ]);
  await setTimeout(WORK_MS);
  await end();
  const losses = await withDatabase(place, (db) => findLossesOnceSettled(db, load.acknowledged));
  await cluster.close();
  const size = await withDatabase(place, ledgerSize);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database restored');
  // Archives the current segment of the log, which is not full yet.
  await client.query('select pg_switch_wal()');
  await client.end();

  const restoredUrl = postgres.url.replace(/postgres$/, 'restored');
  execFileSync(path.join(postgresPrograms(), 'pg_restore'), [
    '--no-owner',
    '--exit-on-error',
    '--dbname',
    restoredUrl,
    dump,
  ]);
  const restoredPlace = { databaseUrl: restoredUrl, dataDir: '' };
  losses.push(
    ...nothingBought(beforeDump),
    ...(await withDatabase(restoredPlace, (db) => findLosses(db, beforeDump))),
  );
  const dumpedSize = await withDatabase(restoredPlace, ledgerSize);
  if (dumpedSize < sizeBeforeDump)
    losses.push(`the dump has ${dumpedSize} transfers of the ${sizeBeforeDump} before it`);
  await postgres.stop();

  appendFileSync(path.join(base, 'postgresql.auto.conf'), `restore_command = 'cp ${archive}/%f %p'\n`);
  execFileSync('touch', [path.join(base, 'recovery.signal')]);
  const recovered = await NativePostgres.on(base);
  const recoveredPlace = { databaseUrl: recovered.url, dataDir: '' };
  losses.push(...(await withDatabase(recoveredPlace, (db) => findLosses(db, load.acknowledged))));
  const recoveredSize = await withDatabase(recoveredPlace, ledgerSize);
  if (recoveredSize !== size) losses.push(`the log restored ${recoveredSize} transfers of ${size}`);
  await recovered.stop();
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `${load.acknowledged.count} acknowledged, ${beforeDump.count} of them before the dump. ` +
      `${dumpedSize} transfers restored from the dump, ${recoveredSize} from the log.`,
  );
  return losses;
}

const run = (program: string, args: readonly string[]): void =>
  void execFileSync(path.join(postgresPrograms(), program), args, {
    ...postgresUser(),
    cwd: '/tmp',
    stdio: 'ignore',
  });

const ledgerSize = async (db: Database): Promise<number> =>
  (await queryRow<{ count: number }>(db, sql`select count(*)::int as count from ledger_transfers`)).count;
