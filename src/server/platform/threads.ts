import { once } from 'node:events';
import { Piscina } from 'piscina';
import { keyedLimit } from './http/concurrency.ts';

/** A function of a module, which the thread imports itself. */
interface ThreadWork {
  /** A `file:` URL. */
  readonly filename: string;
  readonly name: string;
  /** Of the work alone, from its turn on; it is ended then. */
  readonly deadlineMs: number;
}

/** Runs work that needs the processor beside the server's own thread, on which every response waits. */
export interface Threads {
  /**
   * Runs work in its turn, with a copy of its task.
   * @throws what the work throws; an error if it misses its deadline, or if its thread ends or cannot start.
   */
  run<Result>(task: unknown, work: ThreadWork): Promise<Result>;
  /** Ends the work that runs, and rejects what waits. */
  close(): Promise<void>;
}

/** A thread takes some 55 MiB, and starts within 0.2 s: it ends soon after its last work. */
const IDLE_MS = 30_000;

/** One thread, started with the first work. */
export function openThreads(): Threads {
  const pool = new Piscina({ minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, recordTiming: false });
  // Of a thread without work: the next work starts another.
  pool.on('error', () => {});
  // Nothing waits inside the pool, which would leave it waiting when the thread before it ends.
  const inTurn = keyedLimit({ running: 1 });
  let isClosed = false;
  return {
    run: (task, { deadlineMs, ...work }) =>
      inTurn('all', async () => {
        if (isClosed) throw new Error('The threads are closed');
        const settled = new AbortController();
        const signal = AbortSignal.any([AbortSignal.timeout(deadlineMs), settled.signal]);
        const failing = once(pool, 'error', { signal: settled.signal }).then(([error]) =>
          Promise.reject(error),
        );
        return Promise.race([pool.run(task, { ...work, signal }), failing]).finally(() => settled.abort());
      }),
    close: () => {
      isClosed = true;
      return pool.destroy();
    },
  };
}
