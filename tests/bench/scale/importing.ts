import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { queryRow } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { killOnExit } from '../../kit/childProcesses.ts';
import type { BenchDatabase } from '../pgbench.ts';
import type { Measure } from '../report.ts';
import { startServer } from '../server.ts';
import { type Latency, latencyOf } from './latency.ts';
import { writeListingsCsv } from './listings-csv.ts';

const MAX_MEGABYTES = 400;
/** The import is killed when this share of the rows is stored. */
const KILLED_AT = 0.4;
const MEMORY_POLL_MS = 200;
const READS = 200;
const READ_PATH = '/api/propy/filter-properties?limit=18&page=1';

const importReport = z.object({
  rowCount: z.number(),
  importedCount: z.number(),
  knownCount: z.number(),
  rejections: z.array(z.unknown()),
});

/**
 * Imports a CSV file of many rows by the command that operators use, beside a server that is read: kills the import,
 * resumes it, and compares what is stored with the file. Rows are like those of a file, or of the sample.
 */
export async function benchImport(
  { url, isShort }: BenchDatabase,
  listingsCsv: string | null,
  rowCount: number,
): Promise<Measure[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-import-'));
  const file = path.join(folder, 'listings.csv');
  const report = path.join(folder, 'report.json');
  const connection = await openPostgres(url);
  try {
    await writeListingsCsv(file, listingsCsv, rowCount);
    const server = await startServer({ DATABASE_URL: url });
    const stored = async (): Promise<number> =>
      (
        await queryRow<{ n: number }>(
          connection.db,
          sql`select count(*)::integer as n from properties where source_key like 'csv:%'`,
        )
      ).n;
    const reads = isShort ? READS / 20 : READS;
    const alone = await readFrom(server.port, reads);
    const killed = await runImport({ url, file, report, killedAtRow: Math.floor(rowCount * KILLED_AT) });
    const keptCount = await stored();
    const startedMs = performance.now();
    const resuming = runImport({ url, file, report, killedAtRow: null });
    const beside = await readFrom(server.port, reads);
    const resumed = await resuming;
    const tookSeconds = (performance.now() - startedMs) / 1_000;
    if (resumed.exitCode !== 0) throw new Error(`The import ended with ${resumed.exitCode}`);
    const result = z.parse(importReport, JSON.parse(readFileSync(report, 'utf8')));
    const lostCount = result.rowCount - result.rejections.length - (await stored());
    await server.stop();
    const rows = rowCount.toLocaleString('en');
    return [
      peakMemory(rows, Math.max(killed.peakMegabytes, resumed.peakMegabytes)),
      {
        name: 'rows that a killed and resumed import lost or repeated',
        ours: `${Math.abs(lostCount)}`,
        against: `${keptCount.toLocaleString('en')} kept by the kill, ${result.rejections.length} rejected`,
        ratio: null,
        budget: { figure: Math.abs(lostCount), relation: '≤', limit: 0 },
      },
      {
        name: 'listings that it added after the kill',
        ours: `${Math.round(result.importedCount / tookSeconds).toLocaleString('en')}/s`,
        against: '',
        ratio: null,
      },
      {
        name: 'newest homes beside it: p50, p99',
        ours: `${beside.p50.toFixed(1)}, ${beside.p99.toFixed(1)} ms`,
        against: `before it: ${alone.p50.toFixed(1)}, ${alone.p99.toFixed(1)} ms`,
        ratio: beside.p99 / alone.p99,
      },
    ];
  } finally {
    await connection.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Without /proc the peak cannot be read, and there is nothing to hold it to. */
const peakMemory = (rows: string, megabytes: number): Measure => ({
  name: `import of ${rows} rows: peak memory`,
  ours: Number.isNaN(megabytes) ? 'not measured' : `${Math.round(megabytes)} MB`,
  against: '',
  ratio: null,
  ...(!Number.isNaN(megabytes) && {
    budget: { figure: megabytes, relation: '<', limit: MAX_MEGABYTES, unit: 'MB' },
  }),
});

const readFrom = (port: number, count: number): Promise<Latency> =>
  latencyOf(Array.from({ length: count }), async () => {
    const response = await fetch(`http://127.0.0.1:${port}${READ_PATH}`);
    await response.arrayBuffer();
    if (response.status !== 200)
      throw new Error(`A search beside the import was answered ${response.status}`);
  });

interface ImportRun {
  readonly url: string;
  readonly file: string;
  readonly report: string;
  /** Kills the import once so many rows are done; null lets it end. */
  readonly killedAtRow: number | null;
}

async function runImport({
  url,
  file,
  report,
  killedAtRow,
}: ImportRun): Promise<{ exitCode: number | null; peakMegabytes: number }> {
  // As in package.json.
  const command = ['--optimize-for-size', 'src/server/catalogue/import/cli.ts'];
  const child = spawn(process.execPath, [...command, file, '--keep-duplicates', '--report', report], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  killOnExit(child);
  const ended = once(child, 'exit');
  let peakMegabytes = Number.NaN;
  const watching = setInterval(() => {
    peakMegabytes = peakOf(child) ?? peakMegabytes;
  }, MEMORY_POLL_MS);
  for await (const line of createInterface({ input: child.stdout })) {
    const doneCount = Number(/^(\d+) of \d+ listings$/.exec(line)?.[1] ?? Number.NaN);
    if (killedAtRow !== null && doneCount >= killedAtRow) child.kill('SIGKILL');
  }
  await ended;
  clearInterval(watching);
  return { exitCode: child.exitCode, peakMegabytes };
}

/** The most memory that a process has used, in MB; null where it cannot be read. */
function peakOf({ pid }: ChildProcess): number | null {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return null;
  const kibibytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1];
  return kibibytes === undefined ? null : (Number(kibibytes) * 1_024) / 1_000_000;
}
