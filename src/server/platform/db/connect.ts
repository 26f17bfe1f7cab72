import type { Connection } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { type ConnectOptions, openPostgres } from './postgres.ts';

/** PostgreSQL where an address is given, else the embedded database in a folder. */
export const connect = (
  target: { databaseUrl: string | null; dataDir: string },
  options: ConnectOptions = {},
): Promise<Connection> =>
  target.databaseUrl ? openPostgres(target.databaseUrl, options) : openEmbedded(target.dataDir);
