import { sql } from 'drizzle-orm';
import { buildApp } from '#server/app.ts';
import { JOBS, jobHandlers } from '#server/jobs.ts';
import { queryRows } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import type { Dependencies } from '#server/platform/dependencies.ts';
import { openChangeFeed } from '#server/platform/events/feed.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import { openJobQueue } from '#server/platform/jobs/queue.ts';
import { samplePictures } from '#server/platform/media/sample-pictures.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { openThreads } from '#server/platform/threads.ts';
import { openProviders } from '#server/providers.ts';

const JOB_DEADLINE_MS = 30_000;

/** A server whose jobs run when a test runs them, by the virtual clock. */
export interface Merchant {
  /** Runs each of these scheduled jobs once, then all due jobs in the queue. */
  run(scheduled: readonly string[]): Promise<void>;
  /** Ends it in the middle of its work: its connections break, and it writes nothing more. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

export interface MerchantOptions {
  readonly databaseUrl: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly port: number;
  readonly now: () => Date;
  /** The name by which the database identifies its connections. */
  readonly name: string;
}

/** Starts the server in this process. */
export async function startMerchant(options: MerchantOptions): Promise<Merchant> {
  const { environment, port, now, name } = options;
  const url = new URL(options.databaseUrl);
  url.searchParams.set('application_name', name);
  const connection = await openPostgres(url.href);
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment });
  const queue = await openJobQueue(connection.queue, JOBS, { isWorker: false });
  const changes = await openChangeFeed(connection.listen, now);
  const threads = openThreads();
  const dependencies: Dependencies = {
    settings,
    db: connection.db,
    browsing: connection.browsing,
    jobs: queue,
    changes,
    ...openProviders(settings),
    pictures: samplePictures(),
    threads,
    now,
  };
  const app = await buildApp(dependencies);
  await app.listen({ port, host: '127.0.0.1' });
  const handlers = new Map(jobHandlers(dependencies).map((handler) => [handler.job.name, handler]));

  const carryOut = (jobName: string, payload: unknown, { retryCount = 0, retryLimit = 0 } = {}) => {
    const run: JobRun = {
      signal: AbortSignal.timeout(JOB_DEADLINE_MS),
      attempt: retryCount + 1,
      isLastAttempt: retryCount >= retryLimit,
      // If a bank or the phone network is down, the next run retries the row.
      onRowFailure: () => {},
      onFacts: () => {},
    };
    return handlers.get(jobName)?.handle(payload, run);
  };

  async function drain(): Promise<void> {
    for (let names = await waiting(); names.length > 0; names = await waiting()) {
      for (const jobName of names) {
        const jobs = await queue.boss.fetch<object>(jobName, { includeMetadata: true, batchSize: 10 });
        for (const { id, data, ...counts } of jobs)
          await carryOut(jobName, data, counts)?.then(
            () => queue.boss.complete(jobName, id),
            () => queue.boss.fail(jobName, id),
          );
      }
    }
  }

  /** The queues with due jobs. A retried job is due at the next run. */
  async function waiting(): Promise<string[]> {
    const rows = await queryRows<{ name: string }>(
      connection.db,
      sql`select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()`,
    );
    return rows.map((row) => row.name).filter((jobName) => handlers.has(jobName));
  }

  async function end(): Promise<void> {
    app.server.closeAllConnections();
    await Promise.allSettled([app.close(), queue.stop(), threads.close(), changes.close()]);
  }

  return {
    async run(scheduled) {
      await makeDue(connection.db, now());
      for (const jobName of scheduled) await queue.boss.send(jobName, {});
      await drain();
    },
    async crash() {
      // From here on, no statement begins, and running ones are interrupted.
      const pool = connection.close();
      await breakConnections(options.databaseUrl, name);
      await Promise.allSettled([pool, end()]);
    },
    async close() {
      await end();
      await connection.close();
    },
  };
}

type Database = Dependencies['db'];

/** The queue uses the database's clock, which does not advance with the virtual one. */
async function makeDue(db: Database, at: Date): Promise<void> {
  await queryRows(
    db,
    sql`update pgboss.job set start_after = now()
        where start_after > now() and (state = 'retry' or (state = 'created' and start_after <= ${at}))
        returning id`,
  );
}

async function breakConnections(databaseUrl: string, name: string): Promise<void> {
  const other = await openPostgres(databaseUrl);
  await queryRows(
    other.db,
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = ${name}`,
  );
  await other.close();
}
