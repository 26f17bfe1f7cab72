/** A private PostgreSQL on 127.0.0.1, in a temporary folder that `stop` removes. */
export interface OwnPostgres {
  readonly url: string;
  /** Starts it again with nothing of its data in memory. Open connections end. */
  restartCold(): Promise<void>;
  stop(): Promise<void>;
}

/** `isDurable` keeps fsync on, which the benchmarks need. */
export function startPostgres(options?: { port?: number; isDurable?: boolean }): Promise<OwnPostgres>;
