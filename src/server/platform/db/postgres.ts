import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseSettings } from '../settings/database-settings.ts';
import type { Connection } from './connection.ts';
import { DirectUrlError } from './connection-errors.ts';
import { MIGRATIONS } from './migrations.ts';
import { listenOnPostgres } from './postgres-notifications.ts';
import { CONNECTION_TIMEOUT_MS, openPool } from './postgres-pool.ts';

/** Connections of the job queue alone, so that a flood of requests does not delay jobs. One more connection listens. */
const QUEUE_POOL_SIZE = 3;
/** The key of an advisory lock that nothing else in this database uses. */
const MIGRATION_LOCK = 7_431_901;

export interface ConnectOptions extends Partial<DatabaseSettings> {
  /** No statement timeouts: for imports and checks of all data. */
  readonly isBatch?: boolean;
  readonly isTraced?: boolean;
}

const DEFAULTS = {
  directUrl: null,
  browsingUrl: null,
  isPrepared: true,
  connections: 10,
  browsingConnections: 6,
};

export async function openPostgres(databaseUrl: string, options: ConnectOptions = {}): Promise<Connection> {
  const { directUrl, browsingUrl, connections, browsingConnections, ...rest } = { ...DEFAULTS, ...options };
  const open = (name: 'main' | 'browsing', url: string, size: number) =>
    openPool({ isBatch: false, isTraced: false, ...rest, databaseUrl: url, name, size });
  const main = open('main', databaseUrl, connections);
  const browsing = open('browsing', browsingUrl ?? databaseUrl, browsingConnections);
  const unpooledUrl = directUrl ?? databaseUrl;
  return {
    db: main.db,
    browsing: browsing.db,
    kind: 'postgres',
    queue: { connectionString: unpooledUrl, max: QUEUE_POOL_SIZE },
    migrate: () =>
      migrateAlone(unpooledUrl).catch((error: unknown) => {
        throw directUrl === null ? error : new DirectUrlError(error);
      }),
    listen: (listener) => listenOnPostgres(unpooledUrl, listener),
    async close() {
      await Promise.all([main.close(), browsing.close()]);
    },
  };
}

/** Uses a dedicated direct connection, because a transaction pooler would share the session's lock. */
async function migrateAlone(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  // A connection that breaks also fails the statement under way: without this listener it would crash the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { casing: 'snake_case' }), MIGRATIONS);
  } finally {
    await client.end();
  }
}
