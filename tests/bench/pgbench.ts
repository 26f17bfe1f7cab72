import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { installDebianPackages } from '../../scripts/setup/debian.mjs';

const execute = promisify(execFile);
const DEBIAN_ROOT = '/usr/lib/postgresql';

/** The input of a database benchmark. */
export interface BenchDatabase {
  readonly url: string;
  /** The path of pgbench; null if it is not installed. */
  readonly pgbench: string | null;
  /** Only checks that the benchmark starts and ends. */
  readonly isShort: boolean;
  /** Restarts the database with nothing of its data in memory. */
  readonly restartCold: () => Promise<void>;
}

export interface PgbenchOptions extends Pick<BenchDatabase, 'pgbench'> {
  readonly databaseUrl: string;
  /** A pgbench script. */
  readonly script: string;
  readonly clients: number;
  /** In whole seconds; with 0 the script runs only a few times. */
  readonly durationSeconds: number;
}

/** Transactions per second of a script with prepared statements on one thread; NaN without pgbench. */
export async function pgbench(options: PgbenchOptions): Promise<number> {
  if (!options.pgbench) return Number.NaN;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pgbench-'));
  const file = path.join(folder, 'script.sql');
  const seconds = options.durationSeconds;
  try {
    await writeFile(file, options.script);
    const { stdout } = await execute(options.pgbench, [
      ...['--no-vacuum', '--protocol=prepared', '--jobs=1', '--client', String(options.clients)],
      ...(seconds > 0 ? ['--time', String(seconds)] : ['--transactions', '2']),
      ...['--file', file, options.databaseUrl],
    ]);
    const found = /tps = ([\d.]+)/.exec(stdout);
    if (!found) throw new Error(`pgbench said nothing of its speed: ${stdout}`);
    return Number(found[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Debian's newest pgbench, or the one on the PATH; null if there is none. */
export function findPgbench(): string | null {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT) : [];
  const folders = [
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => path.join(DEBIAN_ROOT, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.map((folder) => path.join(folder, 'pgbench')).find((file) => existsSync(file)) ?? null;
}

/** Like `findPgbench`, but installs Debian's package if there is none. */
export function installedPgbench(): string | null {
  if (findPgbench() === null) installDebianPackages(['postgresql'], 'pgbench');
  return findPgbench();
}
