import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { watchPool } from '../pool-metrics.ts';
import { traceStatements } from '../tracing/statements.ts';
import { isConnectionLost } from './connection-errors.ts';
import type { Database } from './database.ts';

/** The wait for a free connection, and for a new one. */
const CONNECTION_TIMEOUT_MS = 5_000;
/** Longer than any statement of a request takes, including waits for locks. */
const STATEMENT_TIMEOUT_MS = 20_000;
/** PostgreSQL ends what takes too long; a PostgreSQL that does not respond at all is given up after this. */
const RESPONSE_TIMEOUT_MS = 25_000;
/** Limits how long a hanging process holds its locks. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
/** A machine that is gone is noticed by the operating system, on connections that nothing is sent on too. */
const KEEP_ALIVE_DELAY_MS = 10_000;
const INT8_OID = 20;

/** Amounts stay below 2^53 (checked by the code that makes them), so int8 is read as a number. */
export const POSTGRES_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8_OID ? (text: string | Buffer) => Number(text) : pg.types.getTypeParser(oid, format),
};

interface PoolOptions {
  readonly databaseUrl: string;
  /** Of its metrics. */
  readonly name: 'main' | 'browsing';
  readonly size: number;
  readonly isPrepared: boolean;
  readonly isBatch: boolean;
  readonly isTraced: boolean;
}

interface OpenPool {
  readonly db: Database;
  close(): Promise<void>;
}

/** Connections to PostgreSQL, made as they are needed. */
export function openPool({ databaseUrl, name, size, ...options }: PoolOptions): OpenPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    types: POSTGRES_TYPES,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    ...(!options.isBatch && {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    }),
  });
  if (options.isTraced) traceStatements(pool);
  pool.on('error', () => {
    // An idle connection died; the pool drops it, and the next query opens another.
  });
  pool.on('connect', (client) => {
    // One that a transaction uses is not watched by the pool: its next statement fails, and not the process.
    client.on('error', () => {});
    if (!options.isPrepared) sendUnnamed(client);
    if (options.isTraced) traceStatements(client);
  });
  const unwatch = watchPool(name, pool);
  return {
    db: transactingSafely(pool),
    async close() {
      unwatch();
      await pool.end();
    },
  };
}

/**
 * Drizzle loses a connection for good when it breaks at the `begin` of a transaction, and gives a broken one back to
 * the pool. Here each transaction has a connection that is given back whatever happens, or ended where it is broken.
 */
function transactingSafely(pool: pg.Pool): Database {
  const db = drizzle(pool, { casing: 'snake_case' });
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client, { casing: 'snake_case' }).transaction(work, config);
    } catch (error) {
      isBroken = isConnectionLost(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return Object.assign(db, { transaction });
}

/** Without their names statements are prepared for one use, within one transaction. */
function sendUnnamed(client: pg.ClientBase): void {
  const query: (...given: unknown[]) => unknown = client.query.bind(client);
  const unnamed = (statement: unknown): unknown =>
    typeof statement === 'object' && statement !== null && 'name' in statement
      ? { ...statement, name: undefined }
      : statement;
  Object.assign(client, {
    query: (statement: unknown, ...rest: unknown[]) => query(unnamed(statement), ...rest),
  });
}
