import * as z from 'zod/mini';
import { DECISION_OPTIONS, readArguments } from '../../platform/command.ts';
import { runCommand } from '../../platform/run-command.ts';
import { closeEvent } from './close.ts';
import { bankEventId } from './event-argument.ts';

/** `npm run bank:close`: closes an event that needs attention. */
runCommand((line) => {
  const { EVENT, by, reason } = readArguments(line, {
    usage: 'npm run bank:close -- EVENT --by NAME --reason "WHY"',
    words: ['EVENT'],
    schema: z.object({ EVENT: bankEventId, ...DECISION_OPTIONS }),
  });
  return async ({ connection }) => {
    const isNew = await closeEvent(connection.db, { eventId: EVENT, actor: by, reason, at: new Date() });
    console.log(`The bank event ${EVENT} is closed${isNew ? '' : ' already'}.`);
    return true;
  };
});
