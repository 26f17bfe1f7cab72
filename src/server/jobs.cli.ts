import * as z from 'zod/mini';
import { lagosMoment } from '#domain/dates.ts';
import { countText } from '#domain/quantities.ts';
import { JOBS } from './jobs.ts';
import { readArguments, UsageError } from './platform/command.ts';
import { listDeadLetters, resendDeadLetters } from './platform/jobs/dead-letters.ts';
import { countJobs } from './platform/jobs/measure.ts';
import { type OpenJobQueue, openJobQueue } from './platform/jobs/queue.ts';
import { runCommand } from './platform/run-command.ts';

const USAGE = 'npm run jobs [-- --resend all | -- --resend ID …]';
const RULE = 'must be `all`, or ids of dead letters, as `npm run jobs` lists them';

/**
 * `npm run jobs`: lists the queues, and every dead letter with its last error.
 * `-- --resend all`, or `--resend` with ids, enqueues dead letters again.
 */
runCommand((line) => {
  const resent = readResent(line);
  return async ({ connection }) => {
    await connection.migrate();
    const queue = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    try {
      if (resent === null) return await list(queue, await countJobs(connection.db));
      const count = await resendDeadLetters(queue, resent);
      console.log(`${count} sent again.`);
      if (resent === 'all' || count === resent.length) return true;
      console.log('The other ids are of no dead letter: `npm run jobs` lists those that there are.');
      return false;
    } finally {
      await queue.stop();
    }
  };
});

/** The dead letters to resend; null to list them. */
function readResent(line: readonly string[]): readonly string[] | 'all' | null {
  const { resend, ID } = readArguments(line, {
    usage: USAGE,
    rest: 'ID',
    schema: z.object({
      resend: z.optional(
        z.string().check(z.refine((text) => text === 'all' || z.safeParse(z.uuid(), text).success, RULE)),
      ),
      ID: z.array(z.uuid(RULE)),
    }),
  });
  if (ID.length > 0 && (resend === undefined || resend === 'all'))
    throw new UsageError(`Ids of dead letters go after --resend. Usage: ${USAGE}`);
  if (resend === undefined) return null;
  return resend === 'all' ? 'all' : [resend, ...ID];
}

async function list(queue: OpenJobQueue, counts: Awaited<ReturnType<typeof countJobs>>): Promise<boolean> {
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
    console.log(`\n${id}  ${job}  ${lagosMoment(failedAt)}\n  ${JSON.stringify(payload)}\n  ${reason}`);
  console.log(
    letters.length === 0
      ? '\nNo dead letters.'
      : `\n${countText(letters.length, 'dead letter')}. To send them again: ${USAGE}`,
  );
  return true;
}
