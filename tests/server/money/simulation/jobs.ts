import { sql } from 'drizzle-orm';
import { sendWithdrawal } from '#server/money/withdrawals/jobs.ts';
import { type Database, queryRows } from '#server/platform/db/database.ts';
import type { JobQueue } from '#server/platform/jobs/queue.ts';

/** The jobs that move money; those that send messages and create files are skipped. */
const CARRIED_OUT: ReadonlySet<string> = new Set([sendWithdrawal.name]);

export const createJobTable = (db: Database) =>
  db.execute(sql`create table simulated_jobs (
    id bigserial primary key, name text not null, key text, payload jsonb not null, unique (name, key))`);

/** The job queue: a table, written in the transaction that enqueues the job. */
export const simulatedJobs: JobQueue = {
  async enqueue(db, { name }, payload, { key } = {}) {
    if (!CARRIED_OUT.has(name)) return true;
    const written = await queryRows(
      db,
      sql`insert into simulated_jobs (name, key, payload) values (${name}, ${key ?? null}, ${JSON.stringify(payload)})
        on conflict do nothing returning id`,
    );
    return written.length > 0;
  },
};

export interface SimulatedJob {
  readonly id: number;
  readonly name: string;
  readonly payload: unknown;
}

/** Unfinished jobs, oldest first: the job of a killed actor remains for the others. */
export const openJobs = (db: Database): Promise<SimulatedJob[]> =>
  queryRows(db, sql`select id, name, payload from simulated_jobs order by id limit 20`);

export const endJob = (db: Database, { id }: SimulatedJob) =>
  db.execute(sql`delete from simulated_jobs where id = ${id}`);
