import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { documentNumber, parseDocumentCode } from '#domain/documents.ts';
import { replaceDocument } from '../documents/void.ts';
import { JOBS } from '../jobs.ts';
import { DECISION_OPTIONS, readArguments, UsageError } from '../platform/command.ts';
import { documents } from '../platform/db/schema/documents.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { runCommand } from '../platform/run-command.ts';
import { openProvidersFor } from '../providers.ts';
import { reissueDocument } from '../savings/documents/reissue.ts';

const USAGE = 'npm run documents:void -- CODE --by NAME --reason "WHY"';

/** `npm run documents:void`: voids a wrong document, issues a replacement and tells the buyer. */
runCommand((line) => {
  const { CODE, by, reason } = readArguments(line, {
    usage: USAGE,
    words: ['CODE'],
    schema: z.object({ CODE: z.string(), ...DECISION_OPTIONS }),
  });
  const code = parseDocumentCode(CODE);
  if (code === null)
    throw new UsageError(`CODE must be the code of a document; it is "${CODE}". Usage: ${USAGE}`);
  return async ({ settings, connection }) => {
    const jobs = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    try {
      const { db } = connection;
      const { messages } = await openProvidersFor(db, settings);
      const at = new Date();
      const dependencies = { jobs, messages, now: () => at, settings };
      const voiding = { code, actor: by, reason, at };
      const id = await replaceDocument(db, voiding, (transaction, old, replacement) =>
        reissueDocument(dependencies, transaction, { old, replacement, at }),
      );
      const [issued] = await db.select().from(documents).where(eq(documents.id, id));
      if (issued)
        console.log(
          `It is void. ${documentNumber(issued.kind, issued.year, issued.serial)} is in its place.`,
        );
      return true;
    } finally {
      await jobs.stop();
    }
  };
});
