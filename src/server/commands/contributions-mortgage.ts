import * as z from 'zod/mini';
import { lagosMoment } from '#domain/dates.ts';
import { MORTGAGE_STATES } from '#domain/mortgages/mortgageStates.ts';
import { JOBS } from '../jobs.ts';
import { DECISION_OPTIONS, readArguments } from '../platform/command.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { runCommand } from '../platform/run-command.ts';
import { openProvidersFor } from '../providers.ts';
import { type Move, moveMortgage, type OpenMortgage, openMortgages } from '../savings/mortgage/move.ts';

const USAGE = `npm run contributions:mortgage [-- REFERENCE ${MORTGAGE_STATES.join('|')} --by NAME --reason "WHY"]`;

/** `npm run contributions:mortgage`: lists open mortgages, or moves one to its next state. */
runCommand((line) => {
  const move = line.length === 0 ? null : readMove(line);
  return async ({ settings, connection }) => {
    const { db } = connection;
    if (!move) return list(await openMortgages(db));
    const queue = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    try {
      const { messages } = await openProvidersFor(db, settings);
      await moveMortgage({ db, jobs: queue, messages, now: () => new Date(), settings }, move);
      console.log(
        `The mortgage of ${move.reference} is '${move.state}' now, and a message to the buyer is on its way.`,
      );
      return true;
    } finally {
      await queue.stop();
    }
  };
});

function readMove(line: readonly string[]): Move {
  const { REFERENCE, STATE, by, reason } = readArguments(line, {
    usage: USAGE,
    words: ['REFERENCE', 'STATE'],
    schema: z.object({
      REFERENCE: z.string(),
      STATE: z.enum(MORTGAGE_STATES, `must be one of ${MORTGAGE_STATES.join(', ')}`),
      ...DECISION_OPTIONS,
    }),
  });
  return { reference: REFERENCE, state: STATE, actor: by, reason };
}

function list(mortgages: readonly OpenMortgage[]): boolean {
  for (const { reference, state, since, isLeaving } of mortgages)
    console.log(
      `${reference}  ${state} since ${lagosMoment(since)}${isLeaving ? '  (asks to leave the plan)' : ''}`,
    );
  console.log(mortgages.length === 0 ? 'No mortgage is under way.' : `To move one: ${USAGE}`);
  return true;
}
