import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import type { Measure } from './report.ts';
import { startServer } from './server.ts';

const RESTS_FOR_MS = 5_000;
const MAX_WARM_START_MS = 2_500;
const MAX_EMBEDDED_MIB = 350;
const MAX_ON_POSTGRES_MIB = 150;

/**
 * How long the server takes to respond on a new and on an existing database, and its memory at rest, on the embedded
 * database and on PostgreSQL, compared with Node itself.
 */
export async function benchStartup(isShort: boolean): Promise<Measure[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-data-'));
  const postgres = await startPostgres({ isDurable: !isShort });
  try {
    return [
      ...(await startedTwice('embedded database', { DATA_DIR: dataDir }, MAX_EMBEDDED_MIB, isShort)),
      ...(await startedTwice(
        'PostgreSQL',
        { DATA_DIR: dataDir, DATABASE_URL: postgres.url },
        MAX_ON_POSTGRES_MIB,
        isShort,
      )),
    ];
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startedTwice(
  database: string,
  environment: Readonly<Record<string, string>>,
  maxMiB: number,
  isShort: boolean,
): Promise<Measure[]> {
  const first = await startOnce(environment, 0);
  const again = await startOnce(environment, isShort ? 0 : RESTS_FOR_MS);
  const nodeMs = await bareNodeMs();
  const start = (name: string, readyMs: number): Measure => ({
    name: `${name}, ${database}`,
    ours: `${readyMs} ms`,
    against: `node -e 0: ${nodeMs} ms`,
    ratio: readyMs / nodeMs,
  });
  return [
    start('first start', first.readyMs),
    {
      ...start('start on existing data', again.readyMs),
      budget: { figure: again.readyMs, relation: '≤', limit: MAX_WARM_START_MS, unit: 'ms' },
    },
    {
      name: `memory at rest, ${database}`,
      ours: `${again.residentMiB} MiB`,
      against: '',
      ratio: null,
      budget: { figure: again.residentMiB, relation: '≤', limit: maxMiB, unit: 'MiB' },
    },
  ];
}

async function startOnce(
  environment: Readonly<Record<string, string>>,
  restMs: number,
): Promise<{ readyMs: number; residentMiB: number }> {
  const server = await startServer(environment);
  try {
    await new Promise((resolve) => setTimeout(resolve, restMs));
    return { readyMs: server.readyMs, residentMiB: await server.residentMiB() };
  } finally {
    await server.stop();
  }
}

async function bareNodeMs(): Promise<number> {
  const startedMs = performance.now();
  await new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('exit', resolve));
  return Math.round(performance.now() - startedMs);
}
