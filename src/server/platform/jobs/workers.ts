import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { loggable, reportedCause } from '../http/loggable.ts';
import { jobDuration, jobsFinished } from '../metrics.ts';
import { type Job, type JobHandler, PermanentJobError } from './job.ts';
import type { OpenJobQueue } from './queue.ts';

const TIME_ZONE = 'Africa/Lagos';
const FALLBACK_POLL_SECONDS = 2;

/** The used part of Fastify's log. */
export interface JobLog {
  error(fields: object, text: string): void;
  info(fields: object, text: string): void;
}

/** Runs all jobs that have a handler and sets up the schedules, until the queue is stopped. */
export async function startWorkers(
  { boss }: OpenJobQueue,
  handlers: readonly JobHandler[],
  log: JobLog,
): Promise<void> {
  boss.on('error', (error) => log.error({ err: loggable(error) }, 'the job queue failed; it goes on'));
  for (const handler of handlers) {
    for (let count = 0; count < handler.job.concurrency; count += 1) await work(boss, handler, log);
  }
  await schedule(
    boss,
    handlers.map(({ job }) => job),
  );
}

async function work(boss: PgBoss, handler: JobHandler, log: JobLog): Promise<void> {
  const { name, pollSeconds } = handler.job;
  const options = {
    // Only used if the database does not notify of new jobs.
    pollingIntervalSeconds: Math.min(pollSeconds, FALLBACK_POLL_SECONDS),
    notifyPollingIntervalSeconds: pollSeconds,
    perJobResults: true,
    includeMetadata: true,
  } as const;
  let workerId = '';
  workerId = await boss.work(name, options, async (jobs: JobWithMetadata[]) => {
    const results: (Outcome & { readonly id: string })[] = [];
    for (const { id, data, signal, retryCount, retryLimit } of jobs) {
      const outcome = await carryOut(handler, data, { signal, id, retryCount, retryLimit, log });
      results.push({ id, ...outcome });
    }
    // More jobs may be ready: fetch again immediately instead of at the next poll.
    boss.notifyWorker(workerId);
    return results;
  });
}

interface Attempt {
  readonly id: string;
  readonly signal: AbortSignal;
  readonly retryCount: number;
  readonly retryLimit: number;
  readonly log: JobLog;
}

interface Outcome {
  readonly status: 'completed' | 'failed' | 'deadletter';
  /** The failure as shown to operators. */
  readonly output?: { readonly message: string };
}

async function carryOut(
  { job, handle }: JobHandler,
  payload: unknown,
  { id, signal, retryCount, retryLimit, log }: Attempt,
): Promise<Outcome> {
  const isLastAttempt = retryCount >= retryLimit;
  const endTimer = jobDuration.startTimer({ kind: job.name });
  const report = (error: unknown, text: string) =>
    log.error({ err: loggable(reportedCause(error)), job: job.name, jobId: id }, text);
  try {
    await handle(payload, {
      signal,
      attempt: retryCount + 1,
      isLastAttempt,
      onRowFailure: (error) => report(error, 'a row of a job failed; it is tried again at the next run'),
      onFacts: (facts, text) => log.info({ job: job.name, jobId: id, ...facts }, text),
    });
    jobsFinished.inc({ kind: job.name, outcome: 'completed' });
    return { status: 'completed' };
  } catch (error) {
    const isDead = isLastAttempt || error instanceof PermanentJobError;
    jobsFinished.inc({ kind: job.name, outcome: isDead ? 'dead' : 'failed' });
    report(error, isDead ? 'a job failed for good; it is a dead letter' : 'a job failed; it is tried again');
    const safe = loggable(reportedCause(error));
    const message = safe instanceof Error ? safe.message : 'Failed';
    return { status: isDead ? 'deadletter' : 'failed', output: { message } };
  } finally {
    endTimer();
  }
}

/** Stores the schedules, removes obsolete ones, and enqueues each scheduled job now. */
async function schedule(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const stored = new Map((await boss.getSchedules()).map((found) => [found.name, found]));
  for (const { name, schedule: wanted } of jobs) {
    if (!wanted) continue;
    const { cron } = wanted;
    const missed = wanted.isMadeUp ? 'once' : 'skip';
    const found = stored.get(name);
    if (found?.cron !== cron || found.options?.missed !== missed)
      await boss.schedule(name, cron, {}, { tz: TIME_ZONE, missed });
    stored.delete(name);
    await boss.send(name, {});
  }
  for (const name of stored.keys()) await boss.unschedule(name);
}
