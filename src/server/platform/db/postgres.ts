import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection } from './connection.ts';
import { MIGRATIONS } from './migrations.ts';
import { listenOnPostgres } from './postgres-notifications.ts';

const POOL_SIZE = 10;
/** Of the job queue's own: a flood of requests does not keep jobs from starting. One more listens. */
const QUEUE_POOL_SIZE = 3;
const CONNECTION_TIMEOUT_MS = 5_000;
/** Longer than any statement of a request takes, including waits for locks. */
const STATEMENT_TIMEOUT_MS = 20_000;
/** Limits how long a hanging process holds its locks. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
/** An advisory lock that nothing else in this database uses. */
const MIGRATION_LOCK = 7_431_901;
const INT8_OID = 20;

/** Amounts stay below 2^53 (checked by the code that makes them), so int8 is read as a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8_OID ? (text: string | Buffer) => Number(text) : pg.types.getTypeParser(oid, format),
};

export interface ConnectOptions {
  /** For imports and checks of all data: no timeouts of statements. */
  readonly isBatch?: boolean;
}

export async function openPostgres(
  databaseUrl: string,
  { isBatch = false }: ConnectOptions = {},
): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    types,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    ...(!isBatch && {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    }),
  });
  pool.on('error', () => {
    // An idle connection died; the pool drops it, and the next query opens another.
  });
  pool.on('connect', (client) => {
    // One that a transaction uses is not watched by the pool: its next statement fails, and not the process.
    client.on('error', () => {});
  });
  const db = drizzle(pool, { casing: 'snake_case' });
  return {
    db,
    kind: 'postgres',
    queue: { connectionString: databaseUrl, max: QUEUE_POOL_SIZE },
    async migrate() {
      const client = await pool.connect();
      try {
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migrate(drizzle(client, { casing: 'snake_case' }), MIGRATIONS);
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
        await client.query('reset statement_timeout');
        client.release();
      }
    },
    listen: (listener) => listenOnPostgres(databaseUrl, listener),
    close: () => pool.end(),
  };
}
