import { MORTGAGE_STATES, parseMortgageState } from '#domain/mortgageStates.ts';
import { JOBS } from '../jobs.ts';
import { readArguments, UsageError } from '../platform/command.ts';
import { connect } from '../platform/db/connect.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { explainStartError } from '../platform/start-error.ts';
import { openProviders } from '../providers.ts';
import { type Move, moveMortgage, type OpenMortgage, openMortgages } from '../savings/mortgage/move.ts';

const USAGE = `npm run contributions:mortgage [-- REFERENCE ${MORTGAGE_STATES.join('|')} --by NAME --reason "WHY"]`;

/** `npm run contributions:mortgage`: lists the mortgages that go on; moves one to its next state. */
async function main(line: readonly string[]): Promise<void> {
  const move = line.length === 0 ? null : readMove(line);
  const settings = readSettings(process.env);
  const connection = await connect(settings, { isBatch: true });
  try {
    const { db } = connection;
    if (!move) return list(await openMortgages(db));
    const queue = await openJobQueue(connection.queue, JOBS, { isWorker: false });
    try {
      const { messages } = openProviders(settings);
      await moveMortgage({ db, jobs: queue, messages, now: () => new Date(), settings }, move);
      console.log(
        `The mortgage of ${move.reference} is '${move.state}' now, and a message to the buyer is on its way.`,
      );
    } finally {
      await queue.stop();
    }
  } finally {
    await connection.close();
  }
}

function readMove(line: readonly string[]): Move {
  const { words, options } = readArguments(line, { usage: USAGE, words: 2, needed: ['by', 'reason'] });
  const [reference = '', name = ''] = words;
  const state = parseMortgageState(name);
  if (state === null) throw new UsageError(`Usage: ${USAGE}`);
  return { reference, state, actor: options.by, reason: options.reason };
}

function list(mortgages: readonly OpenMortgage[]): void {
  for (const { reference, state, since, isLeaving } of mortgages)
    console.log(
      `${reference}  ${state} since ${since.toISOString()}${isLeaving ? '  (asks to leave the plan)' : ''}`,
    );
  console.log(mortgages.length === 0 ? 'No mortgage is under way.' : `To move one: ${USAGE}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exitCode = 1;
});
