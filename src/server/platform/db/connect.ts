import type { DatabaseSettings } from '../settings/database-settings.ts';
import type { Connection } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

interface Target {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly database: DatabaseSettings;
}

/**
 * PostgreSQL where an address is given, else the embedded database in a folder. A batch goes past a pooler, and its
 * statements have no timeouts.
 */
export function connect(
  { databaseUrl, dataDir, database }: Target,
  { isBatch = false }: { isBatch?: boolean } = {},
): Promise<Connection> {
  if (databaseUrl === null) return openEmbedded(dataDir);
  return isBatch
    ? openPostgres(database.directUrl ?? databaseUrl, { ...database, isBatch })
    : openPostgres(databaseUrl, database);
}
