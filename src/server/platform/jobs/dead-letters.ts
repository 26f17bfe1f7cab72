import type { OpenJobQueue } from './queue.ts';
import { DEAD_LETTERS } from './queue.ts';

const PAGE = 1_000;

export interface DeadLetter {
  readonly id: string;
  /** The name of its queue. */
  readonly job: string;
  readonly payload: unknown;
  /** When it was first enqueued. */
  readonly enqueuedAt: Date;
  readonly failedAt: Date;
  /** Its last error. */
  readonly reason: string;
}

/** Jobs that failed permanently, oldest first. */
export async function listDeadLetters({ boss }: OpenJobQueue): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  let after: string | undefined;
  do {
    const found = await boss.findJobs(DEAD_LETTERS, { queued: true, limit: PAGE, ...(after && { after }) });
    for (const { id, data, createdOn, sourceName, sourceCreatedOn, sourceOutput } of found)
      letters.push({
        id,
        job: sourceName ?? 'unknown',
        payload: data,
        enqueuedAt: sourceCreatedOn ?? createdOn,
        failedAt: createdOn,
        reason: reasonOf(sourceOutput),
      });
    after = found.length === PAGE ? found.at(-1)?.id : undefined;
  } while (after);
  return letters;
}

const reasonOf = (output: unknown): string =>
  typeof output === 'object' && output !== null && 'message' in output ? String(output.message) : '';

/** Enqueues dead letters again: all, or those with the given ids. Returns their number. */
export async function resendDeadLetters(
  { boss }: OpenJobQueue,
  ids: readonly string[] | 'all',
): Promise<number> {
  let count = 0;
  let moved: number;
  do {
    moved = await boss.redrive(DEAD_LETTERS, { limit: PAGE, ...(ids !== 'all' && { ids: [...ids] }) });
    count += moved;
  } while (moved === PAGE);
  return count;
}

/** Gives up dead letters with the given ids, for good. Returns their number. */
export async function deleteDeadLetters(queue: OpenJobQueue, ids: readonly string[]): Promise<number> {
  const found = (await listDeadLetters(queue)).map(({ id }) => id).filter((id) => ids.includes(id));
  if (found.length > 0) await queue.boss.deleteJob(DEAD_LETTERS, found);
  return found.length;
}
