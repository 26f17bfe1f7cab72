import type { FastifyBaseLogger } from 'fastify';
import { sweepExpired } from '../identity/onboarding/sweep.ts';
import { sweepEvents } from '../money/bank/sweep.ts';
import { expireLapsedHolds } from '../savings/holds.ts';
import { lapsePayments } from '../savings/lapses.ts';
import { sweepSettlements } from '../savings/settlement-sweep.ts';
import type { Dependencies } from './dependencies.ts';
import { causeOf, loggable } from './http/loggable.ts';

const INTERVAL_MS = 30_000;

export interface Job {
  readonly name: string;
  readonly run: (dependencies: Dependencies, onFailure: (error: unknown) => void) => Promise<unknown>;
}

/** Each may run in several processes at once: rows that another has locked are left to it. */
const JOBS: readonly Job[] = [
  { name: 'releasing lapsed holds', run: expireLapsedHolds },
  { name: 'applying bank events', run: sweepEvents },
  { name: 'settling deposits', run: sweepSettlements },
  { name: 'lapsing payments', run: lapsePayments },
  { name: 'forgetting what has expired', run: sweepExpired },
];

/** For `startJobs`: failures go where the server's own do, without what a statement carried. */
export const logFailures =
  (log: Pick<FastifyBaseLogger, 'error'>) =>
  (job: string, error: unknown): void =>
    log.error({ err: loggable(causeOf(error)), job }, 'a job failed; it is tried again shortly');

/** Runs every job now and then every 30 seconds, one run of each at a time. Answers what stops them. */
export function startJobs(
  dependencies: Dependencies,
  onFailure: (job: string, error: unknown) => void,
  more: readonly Job[] = [],
): () => void {
  let isStopped = false;
  const timers = [...JOBS, ...more].map(({ name, run }) => {
    const fail = (error: unknown): void => {
      if (!isStopped) onFailure(name, error);
    };
    let isRunning = false;
    const start = async (): Promise<void> => {
      if (isRunning) return;
      isRunning = true;
      await run(dependencies, fail)
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
