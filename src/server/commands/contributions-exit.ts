import * as z from 'zod/mini';
import { lagosMoment } from '#domain/dates.ts';
import { formatNaira } from '#domain/money.ts';
import { JOBS } from '../jobs.ts';
import { DECISION_OPTIONS, readArguments } from '../platform/command.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { runCommand } from '../platform/run-command.ts';
import { openProvidersFor } from '../providers.ts';
import { decideExit, openExits } from '../savings/exits/decide.ts';

const USAGE = 'npm run contributions:exit [-- confirm|decline REFERENCE --by NAME --reason "WHY"]';

/** `npm run contributions:exit`: lists requests to leave a plan; confirms or declines one. */
runCommand((line) => {
  const decision = line.length === 0 ? null : readDecision(line);
  return async ({ settings, connection }) => {
    const { db } = connection;
    if (!decision) return list(await openExits(db));
    const queue = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    try {
      const now = () => new Date();
      const { messages } = await openProvidersFor(db, settings);
      const exit = await decideExit({ db, jobs: queue, messages, now, settings }, decision);
      console.log(
        decision.isConfirmed
          ? `${exit.reference} is confirmed: ${formatNaira(exit.returnedKobo)} is in the buyer's wallet, ${formatNaira(exit.feeKobo)} is kept back.`
          : `${exit.reference} is declined: the contribution goes on.`,
      );
      return true;
    } finally {
      await queue.stop();
    }
  };
});

function readDecision(line: readonly string[]) {
  const {
    DECISION: decision,
    REFERENCE,
    by,
    reason,
  } = readArguments(line, {
    usage: USAGE,
    words: ['DECISION', 'REFERENCE'],
    schema: z.object({
      DECISION: z.enum(['confirm', 'decline'], 'must be confirm or decline'),
      REFERENCE: z.string(),
      ...DECISION_OPTIONS,
    }),
  });
  return { reference: REFERENCE, isConfirmed: decision === 'confirm', actor: by, reason };
}

function list(exits: Awaited<ReturnType<typeof openExits>>): boolean {
  for (const { reference, requestedAt, contributionId, paidKobo, returnedKobo } of exits)
    console.log(
      `${reference}  ${lagosMoment(requestedAt)}  ${contributionId}  paid ${formatNaira(paidKobo)}, returns ${formatNaira(returnedKobo)}`,
    );
  console.log(exits.length === 0 ? 'No request waits.' : `To decide: ${USAGE}`);
  return true;
}
