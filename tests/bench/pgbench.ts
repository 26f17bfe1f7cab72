import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export interface PgbenchOptions {
  /** The folder of PostgreSQL's programs. */
  readonly bin: string;
  readonly databaseUrl: string;
  /** A pgbench script. */
  readonly script: string;
  readonly clients: number;
  readonly durationSeconds: number;
}

/** Transactions a second of a script, prepared, on one thread. */
export async function pgbench(options: PgbenchOptions): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pgbench-'));
  const file = path.join(folder, 'script.sql');
  try {
    await writeFile(file, options.script);
    const { stdout } = await execute(path.join(options.bin, 'pgbench'), [
      ...['--no-vacuum', '--protocol=prepared', '--jobs=1'],
      ...['--client', String(options.clients), '--time', String(options.durationSeconds), '--file', file],
      options.databaseUrl,
    ]);
    const found = /tps = ([\d.]+)/.exec(stdout);
    if (!found) throw new Error(`pgbench said nothing of its speed: ${stdout}`);
    return Number(found[1]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
