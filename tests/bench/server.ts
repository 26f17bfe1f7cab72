import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../../scripts/setup/server.mjs';
import { killOnExit } from '../kit/childProcesses.ts';

const POLL_MS = 10;
const MIB = 1_048_576;

export interface BenchServer {
  readonly port: number;
  /** From the start of the process until the server said that it is ready to serve. */
  readonly readyMs: number;
  /** The memory of the process, as its metrics state it on every platform. */
  residentMiB(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the server of this repository on a free port of this machine. */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<BenchServer> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, SERVER_ARGUMENTS, {
    env: {
      ...process.env,
      ...SERVER_ENVIRONMENT,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  killOnExit(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /is ready on http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    const origin = `http://127.0.0.1:${port}`;
    while (!(await isReady(origin))) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    return {
      port: Number(port),
      readyMs: Math.round(performance.now() - startedMs),
      residentMiB: async () => Math.round((await residentBytes(origin)) / MIB),
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('The server did not start');
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

async function residentBytes(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1] ?? Number.NaN);
}
