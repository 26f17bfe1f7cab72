import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { type Database, queryRow } from '#server/platform/db/database.ts';
import { startServers } from '../load/cluster.ts';
import { findLosses } from '../load/journey/acknowledged.ts';
import { addUnits } from '../load/journey/units.ts';
import { BIN, NativePostgres, postgresFolder, postgresUser } from './nativePostgres.ts';
import { createLoad, findLossesOnceSettled, type ScenarioOptions, withDatabase } from './world.ts';

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

  // Both backups are made while buyers pay.
  const dump = path.join(folder, 'savings.dump');
  execFileSync(path.join(BIN, 'pg_dump'), ['--format=custom', '--file', dump, postgres.url]);
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
  execFileSync(path.join(BIN, 'pg_restore'), [
    '--no-owner',
    '--exit-on-error',
    '--dbname',
    restoredUrl,
    dump,
  ]);
  losses.push(...(await withDatabase({ databaseUrl: restoredUrl, dataDir: '' }, ledgerProblems)));
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
  console.log(`${load.acknowledged.count} acknowledged; ${recoveredSize} transfers restored from the log.`);
  return losses;
}

const run = (program: string, args: readonly string[]): void =>
  void execFileSync(path.join(BIN, program), args, { ...postgresUser(), cwd: '/tmp', stdio: 'ignore' });

const ledgerSize = async (db: Database): Promise<number> =>
  (await queryRow<{ count: number }>(db, sql`select count(*)::int as count from ledger_transfers`)).count;

/** Problems of a dump made under load: its own ledger must be correct, whatever was written later. */
const ledgerProblems = async (db: Database): Promise<string[]> =>
  (await verifyLedger(db)).map(({ check, subject }) => `${check}: ${subject}`);
