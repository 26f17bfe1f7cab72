import { formatNaira } from '#domain/money.ts';
import { JOBS } from '../jobs.ts';
import { readArguments, UsageError } from '../platform/command.ts';
import { connect } from '../platform/db/connect.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { explainStartError } from '../platform/start-error.ts';
import { openProviders } from '../providers.ts';
import { decideExit, openExits } from '../savings/exits/decide.ts';

const USAGE = 'npm run contributions:exit [-- confirm|decline REFERENCE --by NAME --reason "WHY"]';

/** `npm run contributions:exit`: lists requests to leave a plan; confirms or declines one. */
async function main(line: readonly string[]): Promise<void> {
  const decision = line.length === 0 ? null : readDecision(line);
  const settings = readSettings(process.env);
  const connection = await connect(settings, { isBatch: true });
  try {
    const { db } = connection;
    if (!decision) return list(await openExits(db));
    const queue = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    try {
      const now = () => new Date();
      const { messages } = openProviders(settings);
      const exit = await decideExit({ db, jobs: queue, messages, now, settings }, decision);
      console.log(
        decision.isConfirmed
          ? `${exit.reference} is confirmed: ${formatNaira(exit.returnedKobo)} is in the buyer's wallet, ${formatNaira(exit.feeKobo)} is kept back.`
          : `${exit.reference} is declined: the contribution goes on.`,
      );
    } finally {
      await queue.stop();
    }
  } finally {
    await connection.close();
  }
}

function readDecision(line: readonly string[]) {
  const { words, options } = readArguments(line, { usage: USAGE, words: 2, needed: ['by', 'reason'] });
  const [verb, reference = ''] = words;
  if (verb !== 'confirm' && verb !== 'decline') throw new UsageError(`Usage: ${USAGE}`);
  return { reference, isConfirmed: verb === 'confirm', actor: options.by, reason: options.reason };
}

function list(exits: Awaited<ReturnType<typeof openExits>>): void {
  for (const { reference, requestedAt, contributionId, paidKobo, returnedKobo } of exits)
    console.log(
      `${reference}  ${requestedAt.toISOString()}  ${contributionId}  paid ${formatNaira(paidKobo)}, returns ${formatNaira(returnedKobo)}`,
    );
  console.log(exits.length === 0 ? 'No request waits.' : `To decide: ${USAGE}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exitCode = 1;
});
