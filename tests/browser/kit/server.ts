import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../../../scripts/setup/server.mjs';
import { killOnExit } from '../../kit/childProcesses.ts';

const LATER_CLOCK = new URL('./laterClock.ts', import.meta.url).href;
const START_DEADLINE_MS = 150_000;
const POLL_INTERVAL_MS = 100;

/**
 * The data of a server that was started once and stopped; the project `data` creates it again before each run. A server
 * on a copy of it starts in a third of the time.
 */
export const SEEDED_DATA_DIR = path.join(ROOT, 'node_modules/.cache/started-once');

/** The footer shows the pages that are configured. */
const SOCIAL_PAGES = {
  SOCIAL_FACEBOOK_URL: 'https://example.com/facebook',
  SOCIAL_INSTAGRAM_URL: 'https://example.com/instagram',
  SOCIAL_LINKEDIN_URL: 'https://example.com/linkedin',
  SOCIAL_X_URL: 'https://example.com/x',
};

interface ResumeOptions {
  /** How far the clock of the server and its database is ahead of this machine's. */
  readonly aheadMs?: number;
  /** The folder of the release to run; this one's by default. */
  readonly root?: string;
}

/** The real server in a process of its own, on a data folder that outlives the process. */
export class ServerProcess {
  readonly origin: string;
  readonly dataDir: string;
  readonly #port: number;
  readonly #environment: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;
  #output = '';

  constructor(port: number, dataDir: string, environment: Readonly<Record<string, string>>) {
    this.#port = port;
    this.dataDir = dataDir;
    this.#environment = environment;
    this.origin = `http://localhost:${port}`;
  }

  /** The end of what the server logged: warnings and errors. */
  get log(): string {
    return this.#output;
  }

  /** Starts a server on an empty folder, or on a copy of `data`. */
  static async start(
    environment: Readonly<Record<string, string>> = {},
    data: string | null = null,
    options: ResumeOptions = {},
  ): Promise<ServerProcess> {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'browser-test-'));
    if (data !== null) await cp(data, dataDir, { recursive: true });
    const server = new ServerProcess(await freePort(), dataDir, environment);
    await server.resume(options);
    return server;
  }

  /** Starts the process again, on the same port and the same data. */
  async resume({ aheadMs = 0, root = ROOT }: ResumeOptions = {}): Promise<void> {
    const child = spawn('node', SERVER_ARGUMENTS, {
      cwd: root,
      env: {
        ...process.env,
        ...SERVER_ENVIRONMENT,
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        ONBOARDING_LIMIT_PER_ADDRESS: '10000',
        CODE_LIMIT_PER_NETWORK: '10000',
        ...SOCIAL_PAGES,
        ...this.#environment,
        ...(aheadMs > 0 && { NODE_OPTIONS: `--import=${LATER_CLOCK}?ahead=${aheadMs}` }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => this.#keep(chunk));
    child.stderr.on('data', (chunk: Buffer) => this.#keep(chunk));
    this.#process = killOnExit(child);
    await this.#untilReady(child);
  }

  /** Runs an operator's command on the server's data while the server is stopped. Returns its output. */
  async command(script: string, args: readonly string[]): Promise<string> {
    const env = { ...process.env, DATA_DIR: this.dataDir, ...this.#environment };
    const { stdout } = await promisify(execFile)('node', [script, ...args], { cwd: ROOT, env });
    return stdout;
  }

  /** Ends the process as a crash would: nothing is closed or flushed. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asks the process to stop, and waits until it has. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
    this.#process = null;
  }

  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  #keep(chunk: Buffer): void {
    this.#output = `${this.#output}${chunk.toString()}`.slice(-10_000);
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const deadlineMs = Date.now() + START_DEADLINE_MS;
    while (Date.now() < deadlineMs) {
      if (child.exitCode !== null) throw new Error(`The server ended: ${this.#output}`);
      const isReady = await fetch(`${this.origin}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
    throw new Error(`The server did not start in time: ${this.#output}`);
  }
}

/** A port of this machine that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
