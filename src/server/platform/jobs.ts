import type { FastifyBaseLogger } from 'fastify';
import { loggable, reportedCause } from './http/loggable.ts';

const INTERVAL_MS = 30_000;

export interface Job {
  /** Used in the log: 'lapsing payments'. */
  readonly name: string;
  /** Several processes may run it at once. `onFailure` takes the error of one row that does not stop the others. */
  readonly run: (onFailure: (error: unknown) => void) => Promise<unknown>;
}

/** For `startJobs`: logs a failure without the values of a failed statement. */
export const logFailures =
  (log: Pick<FastifyBaseLogger, 'error'>) =>
  (job: string, error: unknown): void =>
    log.error({ err: loggable(reportedCause(error)), job }, 'a job failed; it is tried again shortly');

/** Runs every job now and then every 30 seconds, one run of each at a time. Returns a function that stops them. */
export function startJobs(
  jobs: readonly Job[],
  onFailure: (job: string, error: unknown) => void,
): () => void {
  let isStopped = false;
  const timers = jobs.map(({ name, run }) => {
    const fail = (error: unknown): void => {
      if (!isStopped) onFailure(name, error);
    };
    let isRunning = false;
    const start = async (): Promise<void> => {
      if (isRunning) return;
      isRunning = true;
      await run(fail)
        .catch(fail)
        .finally(() => {
          isRunning = false;
        });
    };
    void start();
    return setInterval(start, INTERVAL_MS).unref();
  });
  return () => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
  };
}
