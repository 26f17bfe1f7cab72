import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Database } from '#server/platform/db/database.ts';
import { MIGRATIONS } from '#server/platform/db/migrations.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';

export interface TestDatabase {
  readonly db: Database;
  /** Where other connections reach the same database; null on the embedded one. */
  readonly url: string | null;
  close(): Promise<void>;
}

/** Empty and migrated, in memory. Starts from a copy that is made once for each set of migrations. */
export async function openTestEmbedded(): Promise<TestDatabase> {
  const client = await PGlite.create({
    dataDir: 'memory://',
    extensions: { pg_trgm },
    loadDataDir: await migratedCopy(),
  });
  return { db: drizzle(client, { casing: 'snake_case' }), url: null, close: () => client.close() };
}

/** Empty and migrated, a database of its own on the server at `TEST_DATABASE_URL`. */
export async function openTestPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now()}_${Math.random().toString(36).slice(2, 8)}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const connection = await openPostgres(url.href);
  await connection.migrate();
  return {
    db: connection.db,
    url: url.href,
    async close() {
      await connection.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/test-database', import.meta.url));

async function migratedCopy(): Promise<Blob> {
  const journal = readFileSync(path.join(MIGRATIONS.migrationsFolder, 'meta/_journal.json'), 'utf8');
  const entries: { entries: { tag: string }[] } = JSON.parse(journal);
  const sources = entries.entries.map(({ tag }) =>
    readFileSync(path.join(MIGRATIONS.migrationsFolder, `${tag}.sql`)),
  );
  const version = createHash('sha256')
    .update(journal)
    .update(Buffer.concat(sources))
    .digest('hex')
    .slice(0, 16);
  const file = path.join(CACHE, `${version}.tar.gz`);
  if (!existsSync(file)) {
    const client = await PGlite.create({ dataDir: 'memory://', extensions: { pg_trgm } });
    await migrate(drizzle(client, { casing: 'snake_case' }), MIGRATIONS);
    const dump = await client.dumpDataDir('gzip');
    await client.close();
    mkdirSync(CACHE, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()));
    renameSync(unfinished, file);
  }
  return new Blob([new Uint8Array(readFileSync(file))]);
}
