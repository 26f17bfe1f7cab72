import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type QueueResult } from 'pg-boss';
import { v5 as uuidv5 } from 'uuid';
import type { QueueConnection } from '../db/connection.ts';
import { type Database, queryRows } from '../db/database.ts';
import type { Job, Payload } from './job.ts';

/** The queue of permanently failed jobs of all queues. It has no worker. */
export const DEAD_LETTERS = 'dead-letters';

const DAY_SECONDS = 24 * 3_600;
const KEPT = {
  /** How long waiting jobs and dead letters are stored. */
  retentionSeconds: 365 * DAY_SECONDS,
  /** How long finished jobs are stored; until then their keys stay taken. */
  deleteAfterSeconds: 7 * DAY_SECONDS,
} as const;
/** A job of a dead process is taken over by another process after about this time. */
const HEARTBEAT_SECONDS = 15;
/** The interval at which jobs are counted and jobs of dead processes are found. */
const SUPERVISE_SECONDS = 10;
/** The UUID v5 namespace of keys; an arbitrary UUID. */
const KEY_NAMESPACE = '9d0a1c2e-6f4b-4f0e-8a55-3f1f0a7c2b61';

interface EnqueueOptions {
  /** Only the first job of a kind with this key is enqueued, until a week after it ended. */
  readonly key?: string;
  /** The earliest start, by the database's clock. */
  readonly startAfter?: Date;
}

/** Enqueues jobs. Part of the server's dependencies. */
export interface JobQueue {
  /**
   * Enqueues a job in the transaction that causes it, so that it runs only if the transaction commits. The commit wakes the
   * workers of all processes. Returns false if the key is taken.
   */
  enqueue<P extends Payload>(
    db: Database,
    job: Job<P>,
    payload: P,
    options?: EnqueueOptions,
  ): Promise<boolean>;
}

/** The open queues of a database. */
export interface OpenJobQueue extends JobQueue {
  readonly boss: PgBoss;
  /** Stops taking jobs and waits up to `timeoutMs` for running ones; another process takes over the rest. */
  stop(timeoutMs?: number): Promise<void>;
}

interface OpenOptions {
  /** Whether this process runs jobs. A worker also enqueues scheduled jobs and finds jobs of dead processes. */
  readonly isWorker: boolean;
  /** Whether a job continues the trace of the request that enqueued it. */
  readonly isTraced?: boolean;
}

/** Opens the queues, migrates the tables of pg-boss and updates the options of each queue. */
export async function openJobQueue(
  connection: QueueConnection,
  jobs: readonly Job[],
  { isWorker, isTraced = false }: OpenOptions,
): Promise<OpenJobQueue> {
  const boss = new PgBoss({
    ...connection,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    registerInstance: false,
    openTelemetry: { enabled: isTraced, propagateContext: isTraced },
  });
  // Failures of calls reject; `startWorkers` logs background failures, which only a worker process can have.
  boss.on('error', () => {});
  await boss.start();
  await createQueues(boss, jobs);
  return {
    boss,
    enqueue: (db, job, payload, options) => enqueue(boss, db, { job, payload, options: options ?? {} }),
    stop: (timeoutMs = 0) => boss.stop({ graceful: timeoutMs > 0, timeout: timeoutMs }),
  };
}

async function enqueue(
  boss: PgBoss,
  db: Database,
  { job, payload, options: { key, startAfter } }: { job: Job; payload: Payload; options: EnqueueOptions },
): Promise<boolean> {
  const id = await boss.send(job.name, payload, {
    db: fromDrizzle({ execute: async (query: SQL) => ({ rows: await queryRows(db, query) }) }, sql),
    ...(key !== undefined && { id: uuidv5(`${job.name}:${key}`, KEY_NAMESPACE) }),
    ...(startAfter !== undefined && { startAfter }),
  });
  return id !== null;
}

const queueOptions = ({ schedule, ...job }: Job) => ({
  policy: schedule ? 'short' : 'standard',
  deadLetter: DEAD_LETTERS,
  retryLimit: job.retries,
  retryDelay: job.firstWaitSeconds,
  retryBackoff: true,
  retryDelayMax: job.maxWaitSeconds,
  expireInSeconds: job.deadlineSeconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  ...KEPT,
  notify: true,
});

async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const deadLetters = existing.get(DEAD_LETTERS);
  if (!deadLetters) await boss.createQueue(DEAD_LETTERS, KEPT);
  else if (isOutdated(deadLetters, KEPT)) await boss.updateQueue(DEAD_LETTERS, KEPT);
  for (const job of jobs) {
    const { policy, ...options } = queueOptions(job);
    const queue = existing.get(job.name);
    if (!queue) await boss.createQueue(job.name, { policy, ...options });
    else if (isOutdated(queue, options)) await boss.updateQueue(job.name, options);
    // `updateQueue` leaves the policy as it is. Jobs that wait already keep the former one.
    if (queue && queue.policy !== policy)
      await boss
        .getDb()
        .executeSql('update pgboss.queue set policy = $2 where name = $1', [job.name, policy]);
  }
}

const isOutdated = (queue: QueueResult, options: Partial<QueueResult>): boolean => {
  const stored: Partial<Record<string, unknown>> = { ...queue };
  return Object.entries(options).some(([name, value]) => stored[name] !== value);
};
