import { eq } from 'drizzle-orm';
import { documentNumber, parseDocumentCode } from '#domain/documents.ts';
import { replaceDocument } from '../documents/void.ts';
import { JOBS } from '../jobs.ts';
import { OperationError, readArguments } from '../platform/command.ts';
import { connect } from '../platform/db/connect.ts';
import { documents } from '../platform/db/schema/documents.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { explainStartError } from '../platform/start-error.ts';
import { issueAgain } from '../savings/papers/again.ts';

/** `npm run documents:void`: voids a document that is wrong, and issues another in its place. */
async function main(): Promise<void> {
  const { words, options } = readArguments(process.argv.slice(2), {
    usage: 'npm run documents:void -- CODE --by NAME --reason "WHY"',
    words: 1,
    needed: ['by', 'reason'],
  });
  const code = parseDocumentCode(words[0] ?? '');
  if (code === null) throw new OperationError('That is not the code of a document.');
  const settings = readSettings(process.env);
  const connection = await connect(settings, { isBatch: true });
  const jobs = await openJobQueue(connection.queue, JOBS, { isWorker: false });
  try {
    const { db } = connection;
    const at = new Date();
    const voiding = { code, actor: options.by, reason: options.reason, at };
    const id = await replaceDocument(db, voiding, (transaction, old, replacement) =>
      issueAgain({ jobs, settings }, transaction, { old, replacement, at }),
    );
    const [issued] = await db.select().from(documents).where(eq(documents.id, id));
    if (issued)
      console.log(`It is void. ${documentNumber(issued.kind, issued.year, issued.serial)} is in its place.`);
  } finally {
    await jobs.stop();
    await connection.close();
  }
}

main().catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exitCode = 1;
});
