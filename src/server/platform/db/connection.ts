import type { Database } from './database.ts';

/** An open database, whichever it is. */
export interface Connection {
  readonly db: Database;
  readonly kind: 'postgres' | 'embedded';
  /** Applies what is missing of the migrations, one process at a time. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
