import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type QueueResult } from 'pg-boss';
import { v5 as uuidv5 } from 'uuid';
import type { QueueConnection } from '../db/connection.ts';
import { type Database, queryRows } from '../db/database.ts';
import type { Job, Payload } from './job.ts';

/** Where jobs go that failed for good, whatever their queue. Nothing works on it. */
export const DEAD_LETTERS = 'dead-letters';

const DAY_SECONDS = 24 * 3_600;
/** Ended jobs are kept that long, and with them their keys. */
const ENDED_KEPT_SECONDS = 7 * DAY_SECONDS;
/** Jobs that wait, and dead letters. */
const WAITING_KEPT_SECONDS = 365 * DAY_SECONDS;
/** A job whose process has died is taken up by another after about this time. */
const HEARTBEAT_SECONDS = 15;
/** Counted, and searched for dead processes, that often. */
const SUPERVISE_SECONDS = 10;
/** Any UUID: keys are hashed under it. */
const KEY_NAMESPACE = '9d0a1c2e-6f4b-4f0e-8a55-3f1f0a7c2b61';

interface EnqueueOptions {
  /** Of jobs of one kind with the same key only the first is enqueued, until a week after it ended. */
  readonly key?: string;
  /** Not before this moment, by the database's clock. */
  readonly startAfter?: Date;
}

/** Enqueues jobs. Part of the server's dependencies. */
export interface JobQueue {
  /**
   * Enqueues a job in the transaction that causes it, so that it is carried out once that has committed, and never
   * otherwise. Workers of every process wake at the commit. Returns false where the key is taken.
   */
  enqueue<P extends Payload>(
    db: Database,
    job: Job<P>,
    payload: P,
    options?: EnqueueOptions,
  ): Promise<boolean>;
}

/** The queues of a database, open. */
export interface OpenJobQueue extends JobQueue {
  readonly boss: PgBoss;
  /** Takes no more jobs, waits for those that run up to a time, and gives the others to the next process. */
  stop(timeoutMs?: number): Promise<void>;
}

interface OpenOptions {
  /** Whether this process works on jobs: it then makes the schedules come due and finds the jobs of dead processes. */
  readonly isWorker: boolean;
  /** A job then belongs to the trace of the request that enqueued it. */
  readonly isTraced?: boolean;
}

/** Opens the queues, and brings the tables of pg-boss and the options of every queue up to date. */
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
  // What fails here rejects; what fails in the background is logged by the workers, and comes up in no other process.
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
  retentionSeconds: WAITING_KEPT_SECONDS,
  deleteAfterSeconds: ENDED_KEPT_SECONDS,
  notify: true,
});

async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!existing.has(DEAD_LETTERS))
    await boss.createQueue(DEAD_LETTERS, {
      retentionSeconds: WAITING_KEPT_SECONDS,
      deleteAfterSeconds: ENDED_KEPT_SECONDS,
    });
  for (const job of jobs) {
    const { policy, ...options } = queueOptions(job);
    const queue = existing.get(job.name);
    if (!queue) await boss.createQueue(job.name, { policy, ...options });
    else if (isOutdated(queue, options)) await boss.updateQueue(job.name, options);
  }
}

const isOutdated = (queue: QueueResult, options: Partial<QueueResult>): boolean => {
  const stored: Partial<Record<string, unknown>> = { ...queue };
  return Object.entries(options).some(([name, value]) => stored[name] !== value);
};
