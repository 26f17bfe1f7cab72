import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection } from './connection.ts';
import { MIGRATIONS } from './migrations.ts';

const POOL_SIZE = 10;
const CONNECTION_TIMEOUT_MS = 5_000;
/** Longer than any call's statement takes, waiting for locks included. */
const STATEMENT_TIMEOUT_MS = 20_000;
/** A transaction whose process hangs holds its locks no longer. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_431_901;
const INT8_OID = 20;

/** Amounts stay below 2^53 (checked by the code that makes them), so int8 is read as a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8_OID ? (text: string | Buffer) => Number(text) : pg.types.getTypeParser(oid, format),
};

export interface ConnectOptions {
  /** An import or a check of the whole: its statements may take as long as they take. */
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
  const db = drizzle(pool, { casing: 'snake_case' });
  return {
    db,
    kind: 'postgres',
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
    close: () => pool.end(),
  };
}
