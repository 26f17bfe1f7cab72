import * as z from 'zod/mini';
import { DECISION_OPTIONS, readArguments } from '../../platform/command.ts';
import { runCommand } from '../../platform/run-command.ts';
import { retryEvent } from './close.ts';
import { bankEventId } from './event-argument.ts';

/** `npm run bank:retry`: applies an event again, as if it had just been received. */
runCommand((line) => {
  const { EVENT, by, reason } = readArguments(line, {
    usage: 'npm run bank:retry -- EVENT --by NAME --reason "WHY"',
    words: ['EVENT'],
    schema: z.object({ EVENT: bankEventId, ...DECISION_OPTIONS }),
  });
  return async ({ connection }) => {
    await retryEvent(connection.db, { eventId: EVENT, actor: by, reason, at: new Date() });
    console.log(`The bank event ${EVENT} is tried again within a minute.`);
    return true;
  };
});
