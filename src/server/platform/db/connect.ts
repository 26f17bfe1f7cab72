import type { DatabaseSettings } from '../settings/database-settings.ts';
import type { Connection } from './connection.ts';
import { DirectUrlError } from './connection-errors.ts';

interface Target {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly database: DatabaseSettings;
}

/**
 * Opens PostgreSQL if `databaseUrl` is set, else the embedded database; the other driver is not loaded. A batch bypasses
 * a pooler and has no statement timeouts. Only statements of PostgreSQL are traced.
 * @throws DirectUrlError if a batch would use `DATABASE_DIRECT_URL` and no database answers there.
 */
export async function connect(
  { databaseUrl, dataDir, database }: Target,
  { isBatch = false, isTraced = false }: { isBatch?: boolean; isTraced?: boolean } = {},
): Promise<Connection> {
  if (databaseUrl === null) return (await import('./embedded.ts')).openEmbedded(dataDir);
  const { openPostgres } = await import('./postgres.ts');
  if (!isBatch) return openPostgres(databaseUrl, { ...database, isTraced });
  const connection = await openPostgres(database.directUrl ?? databaseUrl, { ...database, isBatch });
  if (database.directUrl !== null) await checkDirectUrl(connection);
  return connection;
}

/** Before the first statement of a batch, whose error would not say at which of the two addresses it failed. */
async function checkDirectUrl({ db, close }: Connection): Promise<void> {
  try {
    await db.execute('select 1');
  } catch (error) {
    await close();
    throw new DirectUrlError(error);
  }
}
