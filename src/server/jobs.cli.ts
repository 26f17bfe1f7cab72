import * as z from 'zod/mini';
import { lagosMoment } from '#domain/dates.ts';
import { countText } from '#domain/quantities.ts';
import { JOBS } from './jobs.ts';
import { readArguments, UsageError } from './platform/command.ts';
import { deleteDeadLetters, listDeadLetters, resendDeadLetters } from './platform/jobs/dead-letters.ts';
import { countJobs } from './platform/jobs/measure.ts';
import { type OpenJobQueue, openJobQueue } from './platform/jobs/queue.ts';
import { runCommand } from './platform/run-command.ts';

const USAGE = 'npm run jobs [-- --resend all | -- --resend ID … | -- --delete ID …]';
const AN_ID = 'the id of a dead letter, as `npm run jobs` lists them';
const RULE = `must be ${AN_ID}`;

/** What to do with dead letters. */
type Wanted =
  | { readonly act: 'list' }
  | { readonly act: 'resend'; readonly ids: readonly string[] | 'all' }
  | { readonly act: 'delete'; readonly ids: readonly string[] };

/**
 * `npm run jobs`: lists the queues, and every dead letter with its last error.
 * `-- --resend all`, or `--resend` with ids, enqueues dead letters again; `-- --delete` with ids gives them up.
 */
runCommand((line) => {
  const wanted = readWanted(line);
  return async ({ connection }) => {
    await connection.migrate();
    const queue = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    try {
      if (wanted.act === 'list') return await list(queue, await countJobs(connection.db));
      const isDeleting = wanted.act === 'delete';
      const count = isDeleting
        ? await deleteDeadLetters(queue, wanted.ids)
        : await resendDeadLetters(queue, wanted.ids);
      console.log(`${count} ${isDeleting ? 'deleted' : 'sent again'}.`);
      if (wanted.ids === 'all' || count === wanted.ids.length) return true;
      console.log('The other ids are of no dead letter: `npm run jobs` lists those that there are.');
      return false;
    } finally {
      await queue.stop();
    }
  };
});

function readWanted(line: readonly string[]): Wanted {
  const {
    resend,
    delete: deleted,
    ID,
  } = readArguments(line, {
    usage: USAGE,
    rest: 'ID',
    schema: z.object({
      resend: z.optional(
        z
          .string()
          .check(
            z.refine(
              (text) => text === 'all' || z.safeParse(z.uuid(), text).success,
              `must be \`all\` or ${AN_ID}`,
            ),
          ),
      ),
      delete: z.optional(z.uuid(RULE)),
      ID: z.array(z.uuid(RULE)),
    }),
  });
  if (resend !== undefined && deleted !== undefined)
    throw new UsageError(`--resend and --delete do not go together. Usage: ${USAGE}`);
  const first = resend ?? deleted;
  if (ID.length > 0 && (first === undefined || first === 'all'))
    throw new UsageError(`Ids of dead letters go after --resend or --delete. Usage: ${USAGE}`);
  if (deleted !== undefined) return { act: 'delete', ids: [deleted, ...ID] };
  if (resend === undefined) return { act: 'list' };
  return { act: 'resend', ids: resend === 'all' ? 'all' : [resend, ...ID] };
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
      : `\n${countText(letters.length, 'dead letter')}. To send them again, or give them up: ${USAGE}`,
  );
  return true;
}
