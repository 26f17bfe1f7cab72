/** A PostgreSQL of our own on 127.0.0.1, in a temporary folder that goes with it. */
export interface OwnPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** `isDurable` keeps fsync on, as the benchmarks must. */
export function startPostgres(options?: { port?: number; isDurable?: boolean }): Promise<OwnPostgres>;
