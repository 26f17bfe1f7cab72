import type { FastifyInstance } from 'fastify';
import { afterEach, describe } from 'vitest';
import { afterQuietHours } from '#domain/messages.ts';
import { buildApp } from '#server/app.ts';
import { JOBS, jobHandlers } from '#server/jobs.ts';
import type { QueueConnection } from '#server/platform/db/connection.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Dependencies } from '#server/platform/dependencies.ts';
import { openChangeFeed } from '#server/platform/events/feed.ts';
import { type OpenJobQueue, openJobQueue } from '#server/platform/jobs/queue.ts';
import { startWorkers } from '#server/platform/jobs/workers.ts';
import { samplePictures } from '#server/platform/media/sample-pictures.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openThreads } from '#server/platform/threads.ts';
import { openProviders } from '#server/providers.ts';
import { openTestEmbedded, openTestPostgres, type TestDatabase } from './databases.ts';
import { keepLog, type ServerLog } from './server-log.ts';

/** The server's clock in a test, which only changes when it is moved. */
interface TestClock {
  now(): Date;
  advance(byMs: number): void;
  /** Moves it to the morning, if it is night, when messages that can wait are not sent. */
  skipQuietHours(): void;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly dependencies: Dependencies;
  readonly clock: TestClock;
  readonly queue: OpenJobQueue;
  /** From level `warn` on, unless `LOG_LEVEL` says otherwise; a failed test prints it. */
  readonly log: ServerLog;
  /** How another process connects to the same job queue. */
  readonly databaseQueue: QueueConnection;
  /** Runs the jobs like another process, with the real clock, until it is stopped. Without it jobs wait. */
  startWorkers(): Promise<OpenJobQueue>;
  /** Null on the embedded database. */
  readonly databaseUrl: string | null;
  close(): Promise<void>;
}

export type OpenServer = (environment?: Readonly<Record<string, string>>) => Promise<TestServer>;

const WORKERS_DEADLINE_MS = 10_000;

const GENEROUS_LIMITS = {
  ONBOARDING_LIMIT_PER_ADDRESS: '100000',
  ONBOARDING_LIMIT_PER_IDENTIFIER: '100000',
  CODE_LIMIT_PER_NETWORK: '100000',
};

async function openServer(
  database: TestDatabase,
  environment: Readonly<Record<string, string>>,
): Promise<TestServer> {
  let nowMs = Date.now();
  const clock: TestClock = {
    now: () => new Date(nowMs),
    advance: (byMs) => {
      nowMs += byMs;
    },
    skipQuietHours: () => {
      nowMs = afterQuietHours(new Date(nowMs)).getTime();
    },
  };
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    ...GENEROUS_LIMITS,
    ...environment,
  });
  const queue = await openJobQueue(database.queue, JOBS, { isWorker: false });
  const changes = await openChangeFeed(database.listen, clock.now);
  const threads = openThreads();
  const dependencies: Dependencies = {
    settings,
    db: database.db,
    browsing: database.db,
    jobs: queue,
    changes,
    ...openProviders(settings),
    pictures: samplePictures(environment.TEST_PICTURES),
    threads,
    now: clock.now,
  };
  const app = await buildApp(dependencies, null, { checksResponses: true });
  const log = keepLog(app);
  await app.ready();
  const workers: OpenJobQueue[] = [];
  return {
    app,
    db: database.db,
    log,
    queue,
    databaseQueue: database.queue,
    dependencies,
    async startWorkers() {
      const worker = await openJobQueue(database.queue, JOBS, { isWorker: true });
      workers.push(worker);
      await startWorkers(worker, jobHandlers(dependencies), app.log);
      return worker;
    },
    clock,
    databaseUrl: database.url,
    async close() {
      await app.close();
      for (const worker of workers) await worker.stop(WORKERS_DEADLINE_MS);
      await queue.stop();
      await threads.close();
      await changes.close();
      await database.close();
    },
  };
}

/** The URL of a PostgreSQL server for tests; `npm test` starts one. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL;

/**
 * Runs a suite on PostgreSQL, or on the embedded database if there is none. `open` returns a new server on a new
 * database: call it in `beforeAll`, and `close` it in `afterAll`.
 */
export function describeOnDatabase(name: string, suite: (open: OpenServer) => void): void {
  if (TEST_DATABASE_URL) describeOnPostgres(name, suite);
  else describeOnEmbedded(name, suite);
}

/** Runs a suite on both databases, for rules in SQL and for one journey through each area. */
export function describeOnEachDatabase(name: string, suite: (open: OpenServer) => void): void {
  describeOnEmbedded(name, suite);
  describeOnPostgres(name, suite);
}

function describeOnEmbedded(name: string, suite: (open: OpenServer) => void): void {
  describe(`${name} (embedded)`, () => suite(openLogged(openTestEmbedded)));
}

/** Runs a suite only on PostgreSQL, for real concurrency. */
export function describeOnPostgres(name: string, suite: (open: OpenServer) => void): void {
  const serverUrl = TEST_DATABASE_URL;
  describe.skipIf(!serverUrl)(`${name} (PostgreSQL)`, () =>
    suite(openLogged(() => openTestPostgres(serverUrl ?? ''))),
  );
}

/** Opens the servers of a suite; a test that fails shows what they logged, which is the only trace of a rare error. */
function openLogged(openDatabase: () => Promise<TestDatabase>): OpenServer {
  const logs: ServerLog[] = [];
  afterEach(({ task }) => {
    const logged = logs.map((log) => log.text()).join('');
    for (const log of logs) log.clear();
    if (task.result?.state === 'fail' && logged) throw new Error(`The server logged:\n${logged}`);
  });
  return async (environment = {}) => {
    const server = await openServer(await openDatabase(), environment);
    logs.push(server.log);
    return server;
  };
}
