import type { DatabaseSettings } from '../settings/database-settings.ts';
import type { Connection } from './connection.ts';

interface Target {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly database: DatabaseSettings;
}

/**
 * Opens PostgreSQL if `databaseUrl` is set, else the embedded database; the other driver is not loaded. A batch bypasses
 * a pooler and has no statement timeouts. Only statements of PostgreSQL are traced.
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
