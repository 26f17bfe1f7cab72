import { Piscina } from 'piscina';

/** Runs work that needs the processor beside the server's own thread, on which every response waits. */
export type Threads = Pick<Piscina, 'run' | 'destroy' | 'on'>;

/** A thread takes some 55 MiB, and starts within 0.2 s: it ends soon after its last work. */
const IDLE_MS = 30_000;

/**
 * Opens a pool of one thread, started with the first work: further work waits for it. The thread has a copy of what is
 * passed, and imports the module of each work itself.
 */
export const openThreads = (): Threads =>
  new Piscina({ minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, recordTiming: false });
