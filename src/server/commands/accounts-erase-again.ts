import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { DAY_MS } from '#domain/durations.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { countText } from '#domain/quantities.ts';
import { JOBS } from '../jobs.ts';
import { countMissed } from '../money/bank/missed.ts';
import type { Banks } from '../money/wallet/banks.ts';
import {
  type Erasure,
  erasureRecord,
  listErasures,
  type ReplayObstacle,
  readErasures,
  replayErasure,
  replayObstacle,
} from '../own-data/erasure/replay.ts';
import { OperationError, readArguments } from '../platform/command.ts';
import type { Database } from '../platform/db/database.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { runCommand } from '../platform/run-command.ts';
import { openProvidersFor } from '../providers.ts';

const USAGE = 'npm run accounts:erase-again [-- FILE [--erase]]';

/**
 * `npm run accounts:erase-again`: lists the erasures of a database. After a backup was restored, previews the repetition
 * of the erasures in a file, and with `--erase` repeats them.
 */
runCommand((line) => {
  const { FILE: file, erase: isErasing = false } = readArguments(line, {
    usage: USAGE,
    words: ['FILE'],
    flags: ['erase'],
    schema: z.object({ FILE: z.optional(z.string()), erase: z.optional(z.boolean()) }),
  });
  return async ({ connection, settings }) => {
    const { db } = connection;
    if (file === undefined) {
      for (const erasure of await listErasures(db)) console.log(JSON.stringify(erasureRecord(erasure)));
      return true;
    }
    const log = await readFile(file, 'utf8').catch((error: Error) => {
      throw new OperationError(`${file} cannot be read: ${error.message}.`);
    });
    const erasures = readErasures(log);
    if (erasures.length === 0) throw new OperationError(`${file} names no erased account.`);
    const banks = await openProvidersFor(db, settings);
    const jobs = isErasing ? await openJobQueue(connection.queue, JOBS, { isWorker: false }) : null;
    try {
      const lines: Line[] = [];
      for (const erasure of erasures) {
        const result = await lineOf(
          db,
          banks,
          erasure,
          jobs && ((each) => replayErasure({ db, jobs }, each)),
        );
        console.log(`${erasure.userId}  ${result.text}`);
        lines.push(result);
      }
      const left = lines.filter(({ isDone }) => !isDone).length;
      if (jobs === null && left < lines.length)
        console.log('Nothing is erased yet: repeat the command with --erase.');
      return left === 0;
    } finally {
      await jobs?.stop();
    }
  };
});

interface Line {
  readonly text: string;
  /** Whether running the command with `--erase` is all that this account needs. */
  readonly isDone: boolean;
}

/** The result, or the preview, for one account. A failure does not stop the others. */
async function lineOf(
  db: Database,
  banks: Banks,
  erasure: Erasure,
  repeat: ((erasure: Erasure) => Promise<ReplayObstacle | null>) | null,
): Promise<Line> {
  try {
    const obstacle = await replayObstacle(db, erasure);
    if (obstacle !== null) return describe(obstacle);
    const { userId } = erasure;
    // More than a provider's clock can be ahead.
    const until = new Date(Date.now() + DAY_MS);
    const missed = await countMissed(db, banks, { userId, from: EARLIEST, until });
    if (missed > 0)
      return notErased(
        `its bank has ${countText(missed, 'transfer')} that ${missed === 1 ? 'is' : 'are'} not here: npm run bank:reconcile`,
      );
    if (repeat === null) return { text: 'would be erased again', isDone: true };
    const late = await repeat(erasure);
    return late === null ? { text: 'is erased again', isDone: true } : describe(late);
  } catch (error) {
    return notErased(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

const EARLIEST = new Date('2015-01-01T00:00:00Z');

const notErased = (reason: string): Line => ({ text: `is NOT erased: ${reason}`, isDone: false });

function describe(obstacle: ReplayObstacle): Line {
  switch (obstacle) {
    case 'erased_before':
      return { text: 'is erased', isDone: true };
    case 'unknown':
      return { text: 'is not in this database', isDone: true };
    case 'newer':
      return notErased('it began after this erasure, so that another account is meant');
    default:
      return notErased(
        `its wallet holds ${formatNaira(kobo(obstacle.balance))}, with ${countText(obstacle.openWithdrawals, 'open withdrawal')} and ${countText(obstacle.unfinishedContributions.length, 'unfinished plan')}`,
      );
  }
}
