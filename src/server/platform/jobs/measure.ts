import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../db/database.ts';
import { jobsByState, oldestReadyJob } from '../metrics.ts';
import { DEAD_LETTERS } from './queue.ts';

interface Measured {
  readonly job: string;
  readonly queued: number;
  readonly retry: number;
  readonly active: number;
  readonly dead: number;
  readonly oldestSeconds: number;
}

/** Counts the waiting, running and dead jobs of each queue. */
export const countJobs = (db: Database): Promise<Measured[]> =>
  queryRows<Measured>(
    db,
    sql`with live as (
          select name, state, start_after, source_name from pgboss.job where state < 'completed'
        )
        select queue.name as job,
               (count(*) filter (where live.name = queue.name and state = 'created'))::int as queued,
               (count(*) filter (where live.name = queue.name and state = 'retry'))::int as retry,
               (count(*) filter (where live.name = queue.name and state = 'active'))::int as active,
               (count(*) filter (where live.name = ${DEAD_LETTERS}))::int as dead,
               coalesce(extract(epoch from now() - min(start_after) filter (
                 where live.name = queue.name and state < 'active' and start_after <= now()
               )), 0)::float8 as "oldestSeconds"
        from pgboss.queue
        left join live on live.name = queue.name
          or (live.source_name = queue.name and live.name = ${DEAD_LETTERS})
        where queue.name <> ${DEAD_LETTERS} and queue.name not like '\\_\\_pgboss%'
        group by queue.name
        order by queue.name`,
  );

/** Sets the gauges of jobs. */
export async function measureJobs(db: Database): Promise<void> {
  const counted = await countJobs(db);
  // Only now, as another scrape may read the gauges meanwhile.
  jobsByState.reset();
  oldestReadyJob.reset();
  for (const { job, oldestSeconds, ...states } of counted) {
    oldestReadyJob.set({ kind: job }, oldestSeconds);
    for (const [state, count] of Object.entries(states)) jobsByState.set({ kind: job, state }, count);
  }
}
