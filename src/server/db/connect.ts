import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export interface Connection {
  readonly db: Database;
  readonly kind: 'postgres' | 'embedded';
  /** Applies what is missing of the migrations, one process at a time. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL where an address is given, else the embedded database in a folder. */
export const connect = (target: { databaseUrl: string | null; dataDir: string }): Promise<Connection> =>
  target.databaseUrl ? openPostgres(target.databaseUrl) : openEmbedded(target.dataDir);
