import type { Database } from './database.ts';

/** An open database of either kind. */
export interface Connection {
  readonly db: Database;
  readonly kind: 'postgres' | 'embedded';
  /** Applies the missing migrations, one process at a time. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
