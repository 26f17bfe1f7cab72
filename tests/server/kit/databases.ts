import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { fromPglite } from 'pg-boss';
import { JOBS } from '#server/jobs.ts';
import type { Connection, QueueConnection } from '#server/platform/db/connection.ts';
import type { Database } from '#server/platform/db/database.ts';
import { EMBEDDED_OPTIONS, listenOnEmbedded } from '#server/platform/db/embedded.ts';
import { MIGRATIONS } from '#server/platform/db/migrations.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { openJobQueue } from '#server/platform/jobs/queue.ts';

export interface TestDatabase {
  readonly db: Database;
  readonly queue: QueueConnection;
  /** The URL of the database for other connections; null for the embedded one. */
  readonly url: string | null;
  readonly listen: Connection['listen'];
  close(): Promise<void>;
}

/** An empty, migrated database in memory, copied from a template per set of migrations. */
export async function openTestEmbedded(): Promise<TestDatabase> {
  const client = await PGlite.create({
    dataDir: 'memory://',
    loadDataDir: await migratedCopy(),
    ...EMBEDDED_OPTIONS,
  });
  return {
    db: drizzle(client, { casing: 'snake_case' }),
    queue: { backend: 'pglite', db: fromPglite(client) },
    url: null,
    listen: (listener) => listenOnEmbedded(client, listener),
    close: () => client.close(),
  };
}

/** An empty, migrated database on the server at `TEST_DATABASE_URL`. */
export async function openTestPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now()}_${Math.random().toString(36).slice(2, 8)}`;
  templates.set(serverUrl, templates.get(serverUrl) ?? ensureTemplate(serverUrl));
  const template = await templates.get(serverUrl);
  // For a small database, copying files takes half the time of copying by the log.
  const made = `create database ${name} template ${template} strategy file_copy`;
  await onServer(serverUrl, (client) => client.query(made));
  const url = urlOf(serverUrl, name);
  // The timeouts of a request have a test of their own: here a busy machine would run into them.
  const connection = await openPostgres(url, { isBatch: true });
  return {
    db: connection.db,
    queue: connection.queue,
    url,
    listen: connection.listen,
    async close() {
      await connection.close();
      await onServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** The migrated template database of each server, by the server's URL. */
const templates = new Map<string, Promise<string>>();
/** An arbitrary advisory lock key that nothing else uses. */
const TEMPLATE_LOCK = 7_240_516;
const CLOSE_DEADLINE_MS = 30_000;

/** The name of the template database, created once per set of migrations. */
async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = `template_${migrationsVersion()}`;
  await onServer(serverUrl, async (client) => {
    // Test files that start concurrently wait here until it exists.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `unfinished_${name}`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const connection = await openPostgres(urlOf(serverUrl, unfinished));
    await connection.migrate();
    await createQueues(connection.queue);
    await connection.close();
    // The server may still hold a closed connection for a short time, which would prevent renaming.
    await client.query('select pg_terminate_backend(pid, $2) from pg_stat_activity where datname = $1', [
      unfinished,
      CLOSE_DEADLINE_MS,
    ]);
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(serverUrl: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/test-database', import.meta.url));

async function migratedCopy(): Promise<Blob> {
  const file = path.join(CACHE, `${migrationsVersion()}.tar`);
  if (!existsSync(file)) {
    const client = await PGlite.create({ dataDir: 'memory://', ...EMBEDDED_OPTIONS });
    await migrate(drizzle(client, { casing: 'snake_case' }), MIGRATIONS);
    await createQueues({ backend: 'pglite', db: fromPglite(client) });
    const dump = await client.dumpDataDir('none');
    await client.close();
    mkdirSync(CACHE, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()));
    renameSync(unfinished, file);
  }
  return new Blob([new Uint8Array(readFileSync(file))]);
}

/** The tables of the job queue, so that no test waits for them. */
async function createQueues(connection: QueueConnection): Promise<void> {
  const queue = await openJobQueue(connection, JOBS, { isWorker: false });
  await queue.stop();
}

/** A name derived from the migrations and jobs, which changes with any of them. */
function migrationsVersion(): string {
  const journal = readFileSync(path.join(MIGRATIONS.migrationsFolder, 'meta/_journal.json'), 'utf8');
  const entries: { entries: { tag: string }[] } = JSON.parse(journal);
  const sources = entries.entries.map(({ tag }) =>
    readFileSync(path.join(MIGRATIONS.migrationsFolder, `${tag}.sql`)),
  );
  const hash = createHash('sha256')
    .update(journal)
    .update(Buffer.concat(sources))
    .update(JSON.stringify(JOBS));
  return hash.digest('hex').slice(0, 16);
}
