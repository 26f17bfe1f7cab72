import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Measure } from './report.ts';

const PORT = 41_873;
const RESTS_FOR_MS = 5_000;
const MAX_WARM_START_MS = 2_500;
const MAX_EMBEDDED_MIB = 350;

/**
 * How long the server takes to respond on an existing data folder, and its memory at rest, compared with Node itself.
 */
export async function benchStartup(isShort: boolean): Promise<Measure[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-data-'));
  try {
    const first = await startOnce(dataDir, 0);
    const again = await startOnce(dataDir, isShort ? 0 : RESTS_FOR_MS);
    const nodeMs = await bareNodeMs();
    return [
      {
        name: 'start on an empty folder',
        ours: `${first.readyMs} ms`,
        against: `node -e 0: ${nodeMs} ms`,
        ratio: first.readyMs / nodeMs,
      },
      {
        name: 'start on an existing folder',
        ours: `${again.readyMs} ms`,
        against: `node -e 0: ${nodeMs} ms`,
        ratio: again.readyMs / nodeMs,
        budget: { figure: again.readyMs, relation: '≤', limit: MAX_WARM_START_MS, unit: 'ms' },
      },
      {
        name: 'memory at rest, embedded database',
        ours: `${again.residentMiB} MiB`,
        against: '',
        ratio: null,
        budget: { figure: again.residentMiB, relation: '≤', limit: MAX_EMBEDDED_MIB, unit: 'MiB' },
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startOnce(dataDir: string, restMs: number): Promise<{ readyMs: number; residentMiB: number }> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error('The server ended before it was ready');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const readyMs = Math.round(performance.now() - startedMs);
    await new Promise((resolve) => setTimeout(resolve, restMs));
    return { readyMs, residentMiB: residentMiB(child.pid) };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

const isReady = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${PORT}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

function residentMiB(pid: number | undefined): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(found?.[1] ?? 0) / 1024);
}

async function bareNodeMs(): Promise<number> {
  const startedMs = performance.now();
  await new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('exit', resolve));
  return Math.round(performance.now() - startedMs);
}
