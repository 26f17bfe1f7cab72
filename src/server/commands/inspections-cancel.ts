import * as z from 'zod/mini';
import { plainLine } from '#domain/plainText.ts';
import { JOBS } from '../jobs.ts';
import { DECISION_OPTIONS, readArguments } from '../platform/command.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { runCommand } from '../platform/run-command.ts';
import { openProvidersFor } from '../providers.ts';
import { MAX_ANSWER_LENGTH } from '../support/answer.ts';
import { cancelInspection } from '../support/cancel-inspection.ts';

/** `npm run inspections:cancel`: cancels an inspection, and tells its buyer why. */
runCommand((line) => {
  const { REFERENCE, by, reason } = readArguments(line, {
    usage: 'npm run inspections:cancel -- REFERENCE --by NAME --reason "WHY"',
    words: ['REFERENCE'],
    schema: z.object({
      ...DECISION_OPTIONS,
      REFERENCE: z.string(),
      reason: DECISION_OPTIONS.reason.check(
        z.maxLength(MAX_ANSWER_LENGTH, `must have at most ${MAX_ANSWER_LENGTH} characters`),
      ),
    }),
  });
  return async ({ settings, connection }) => {
    const jobs = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    try {
      const { messages } = await openProvidersFor(connection.db, settings);
      const dependencies = { db: connection.db, jobs, messages, now: () => new Date(), settings };
      const isNew = await cancelInspection(dependencies, REFERENCE.toUpperCase(), {
        actor: by,
        reason: plainLine(reason),
      });
      console.log(
        isNew
          ? 'It is cancelled, and the reason goes to its buyer.'
          : 'It was cancelled before; nothing is sent.',
      );
      return true;
    } finally {
      await jobs.stop();
    }
  };
});
