import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection } from './connection.ts';
import { MIGRATIONS } from './migrations.ts';

const POOL_SIZE = 10;
/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_431_901;
const INT8_OID = 20;

/** Amounts stay below 2^53 (checked by the code that makes them), so int8 is read as a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8_OID ? (text: string | Buffer) => Number(text) : pg.types.getTypeParser(oid, format),
};

export async function openPostgres(databaseUrl: string): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE, types });
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
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migrate(drizzle(client, { casing: 'snake_case' }), MIGRATIONS);
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
