import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { watchPool } from '../pool-metrics.ts';
import { traceStatements } from '../tracing/statements.ts';
import { isConnectionLost } from './connection-errors.ts';
import type { Database } from './database.ts';

/** The longest wait for a free or new connection. */
export const CONNECTION_TIMEOUT_MS = 5_000;
/** Longer than any statement of a request needs, lock waits included. */
const STATEMENT_TIMEOUT_MS = 20_000;
/** PostgreSQL itself cancels slow statements; this is for a PostgreSQL that does not respond at all. */
const RESPONSE_TIMEOUT_MS = 25_000;
/** Limits how long a hanging process holds its locks. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
/** Lets the operating system detect a dead peer on idle connections too. */
const KEEP_ALIVE_DELAY_MS = 10_000;
const INT8_OID = 20;

/** Parses int8 as a number: the code that computes amounts keeps them below 2^53. */
export const POSTGRES_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8_OID ? (text: string | Buffer) => Number(text) : pg.types.getTypeParser(oid, format),
};

interface PoolOptions {
  readonly databaseUrl: string;
  /** The label in metrics. */
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

/** A pool of PostgreSQL connections, opened on demand. */
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
    // An idle connection failed: the pool drops it, and the next query opens another.
  });
  pool.on('connect', (client) => {
    // The pool does not handle errors of a connection in use: without this listener they would crash the process.
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
 * Always returns a transaction's connection to the pool, or destroys it if it is broken. Drizzle leaks a connection
 * that breaks at `begin`, and returns broken ones to the pool.
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

/** Removes the names of statements: unnamed ones are prepared for a single use, which transaction poolers support. */
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
