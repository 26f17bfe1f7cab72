import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../browser/kit/server.ts';
import { killOnExit } from '../kit/childProcesses.ts';
import { postgresPrograms } from '../kit/programs.ts';

const READY_DEADLINE_MS = 30_000;
const POLL_MS = 100;

/** PostgreSQL does not run as root, so for root this returns Debian's user `postgres`. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  // The user is of its package.
  postgresPrograms();
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A folder that PostgreSQL may write to. */
export function postgresFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** A durable PostgreSQL of Debian that a test can stop, freeze and start again. */
export class NativePostgres {
  readonly url: string;
  readonly data: string;
  readonly #port: number;
  readonly #settings: readonly string[];
  #process: ChildProcess | null = null;

  private constructor(port: number, data: string, settings: readonly string[]) {
    this.#port = port;
    this.data = data;
    this.#settings = settings;
    this.url = `postgres://tester@127.0.0.1:${port}/postgres`;
  }

  /** Creates a database in a folder of its own, and starts it. */
  static async start(folder: string, settings: readonly string[] = []): Promise<NativePostgres> {
    const data = path.join(postgresFolder(folder), 'data');
    execFileSync(
      path.join(postgresPrograms(), 'initdb'),
      ['-D', data, '-U', 'tester', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
      { ...postgresUser(), cwd: folder, stdio: 'ignore' },
    );
    const postgres = new NativePostgres(await freePort(), data, settings);
    await postgres.start();
    return postgres;
  }

  /** Starts PostgreSQL on an existing data folder. */
  static async on(data: string): Promise<NativePostgres> {
    const postgres = new NativePostgres(await freePort(), data, []);
    await postgres.start();
    await postgres.untilPrimary();
    return postgres;
  }

  async start(): Promise<void> {
    const settings = ['fsync=on', 'max_connections=100', 'logging_collector=off', ...this.#settings];
    const args = [
      '-D',
      this.data,
      '-p',
      String(this.#port),
      '-h',
      '127.0.0.1',
      '-k',
      path.dirname(this.data),
    ];
    this.#process = spawn(
      path.join(postgresPrograms(), 'postgres'),
      [...args, ...settings.flatMap((setting) => ['-c', setting])],
      { ...postgresUser(), cwd: this.data, stdio: 'ignore' },
    );
    killOnExit(this.#process);
    await this.untilReady();
  }

  /** `SIGINT` closes connections and stops PostgreSQL; `SIGQUIT` crashes it. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Freezes all processes of this PostgreSQL for a time. */
  async freeze(forMs: number): Promise<void> {
    const pids = this.#pids();
    for (const pid of pids) signalIfRunning(pid, 'SIGSTOP');
    await setTimeout(forMs);
    for (const pid of pids) signalIfRunning(pid, 'SIGCONT');
  }

  async untilReady(): Promise<void> {
    const deadlineMs = Date.now() + READY_DEADLINE_MS;
    while (!(await isReady(this.url))) {
      if (Date.now() > deadlineMs) throw new Error('PostgreSQL did not start in time');
      await setTimeout(POLL_MS);
    }
  }

  /** During recovery, PostgreSQL accepts no writes. */
  async untilPrimary(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    for (let isRecovering = true; isRecovering; await setTimeout(POLL_MS)) {
      const { rows } = await client.query('select pg_is_in_recovery() as "isRecovering"');
      isRecovering = rows[0].isRecovering;
    }
    await client.end();
  }

  /** The server and its children; no other PostgreSQL of this machine. */
  #pids(): number[] {
    const parent = this.#process?.pid;
    if (parent === undefined) return [];
    return [parent, ...childrenOf(parent)];
  }
}

/** The processes that a process has started. */
export function childrenOf(parent: number): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' });
  return children
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0);
}

/** The process id of the PostgreSQL that runs on a data folder; null if there is none. */
export function postmasterOf(data: string): number | null {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  // After a kill, the file still has the old process id, which another process may have by now.
  const command = path.join('/proc', String(pid), 'cmdline');
  return existsSync(command) && readFileSync(command, 'utf8').includes(data) ? pid : null;
}

async function isReady(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

export function signalIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The connection has just been closed.
  }
}
