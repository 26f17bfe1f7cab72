import { parseArgs } from 'node:util';
import { JOBS } from './jobs.ts';
import { connect } from './platform/db/connect.ts';
import { listDeadLetters, resendDeadLetters } from './platform/jobs/dead-letters.ts';
import { countJobs } from './platform/jobs/measure.ts';
import { type OpenJobQueue, openJobQueue } from './platform/jobs/queue.ts';
import { readSettings } from './platform/settings/settings.ts';
import { explainStartError } from './platform/start-error.ts';

const USAGE = 'npm run jobs [-- --resend all | --resend ID …]';

/**
 * `npm run jobs`: the queues that hold something, and every dead letter with the reason of its last failure.
 * `-- --resend all`, or `--resend` with ids, enqueues dead letters again.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { resend: { type: 'string' } },
  });
  if (positionals.length > 0 && values.resend === undefined) throw new Error(`Usage: ${USAGE}`);
  const connection = await connect(readSettings(process.env), { isBatch: true });
  try {
    await connection.migrate();
    const queue = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    try {
      if (values.resend === undefined) return await list(queue, await countJobs(connection.db));
      const ids = values.resend === 'all' ? 'all' : [values.resend, ...positionals];
      const count = await resendDeadLetters(queue, ids);
      console.log(`${count} sent again.`);
      if (ids !== 'all' && count < ids.length) process.exitCode = 1;
    } finally {
      await queue.stop();
    }
  } finally {
    await connection.close();
  }
}

async function list(queue: OpenJobQueue, counts: Awaited<ReturnType<typeof countJobs>>): Promise<void> {
  console.log('job                                 queued  retry  active   dead  oldest ready');
  for (const { job, queued, retry, active, dead, oldestSeconds } of counts) {
    const columns = [
      job.padEnd(34),
      ...[queued, retry, active, dead].map((count) => String(count).padStart(6)),
      `${Math.round(oldestSeconds)} s`.padStart(12),
    ];
    console.log(columns.join(' '));
  }
  const letters = await listDeadLetters(queue);
  for (const { id, job, failedAt, payload, reason } of letters)
    console.log(`\n${id}  ${job}  ${failedAt.toISOString()}\n  ${JSON.stringify(payload)}\n  ${reason}`);
  console.log(
    letters.length === 0
      ? '\nNo dead letters.'
      : `\n${letters.length} dead letters. To send them again: ${USAGE}`,
  );
}

main().catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exitCode = 1;
});
