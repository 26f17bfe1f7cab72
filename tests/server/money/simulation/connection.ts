import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '#server/platform/db/database.ts';
import { POSTGRES_TYPES } from '#server/platform/db/postgres-pool.ts';

const LABEL_LENGTH = 90;

/** Runs a statement when it is its turn. */
export type Gate = <Result>(label: string, work: () => Promise<Result>) => Promise<Result>;

/** One actor's connection: each statement passes a gate. */
export interface GatedConnection {
  readonly db: Database;
  readonly pid: number;
  readonly isInTransaction: () => boolean;
  /** Counts the transactions that may have changed something. */
  readonly commits: () => number;
  /** Rolls back a killed actor's open transaction, as PostgreSQL does when a connection breaks. */
  rollBack(): Promise<void>;
  close(): Promise<void>;
}

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : '';
};

/** Connects. The gate is set later, because an actor needs the connection's process id. */
export async function connectGated(url: string, gate: () => Gate | null): Promise<GatedConnection> {
  const client = new pg.Client({
    connectionString: url,
    types: POSTGRES_TYPES,
    // A deadlock counts as a failure here and is detected quickly.
    options: '-c deadlock_timeout=50ms',
  });
  await client.connect();
  const query: (...given: unknown[]) => Promise<unknown> = client.query.bind(client);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  let isInTransaction = false;
  let commits = 0;
  const run = async (statement: unknown, rest: readonly unknown[]): Promise<unknown> => {
    const [verb] = textOf(statement).trimStart().toLowerCase().split(/\W/, 1);
    if (verb === 'begin') isInTransaction = true;
    const result = await query(statement, ...rest);
    if (verb === 'commit' || (!isInTransaction && verb !== 'select')) commits += 1;
    if (verb === 'commit' || (verb === 'rollback' && !/ to /i.test(textOf(statement))))
      isInTransaction = false;
    return result;
  };
  Object.assign(client, {
    query: (statement: unknown, ...rest: unknown[]) => {
      const label = textOf(statement).replace(/\s+/g, ' ').trim().slice(0, LABEL_LENGTH);
      const step = () => run(statement, rest);
      return gate()?.(label, step) ?? step();
    },
  });
  return {
    db: drizzle(client, { casing: 'snake_case' }),
    pid: rows[0]?.pid ?? 0,
    isInTransaction: () => isInTransaction,
    commits: () => commits,
    async rollBack() {
      await query('rollback');
      isInTransaction = false;
    },
    close: () => client.end(),
  };
}
