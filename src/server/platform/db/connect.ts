import type { DatabaseSettings } from '../settings/database-settings.ts';
import type { Connection } from './connection.ts';

interface Target {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly database: DatabaseSettings;
}

/**
 * PostgreSQL where an address is given, else the embedded database in a folder; only that one is loaded. A batch goes
 * past a pooler, and its statements have no timeouts. Traced are statements of PostgreSQL alone.
 */
export async function connect(
  { databaseUrl, dataDir, database }: Target,
  { isBatch = false, isTraced = false }: { isBatch?: boolean; isTraced?: boolean } = {},
): Promise<Connection> {
  if (databaseUrl === null) return (await import('./embedded.ts')).openEmbedded(dataDir);
  const { openPostgres } = await import('./postgres.ts');
  return isBatch
    ? openPostgres(database.directUrl ?? databaseUrl, { ...database, isBatch })
    : openPostgres(databaseUrl, { ...database, isTraced });
}
