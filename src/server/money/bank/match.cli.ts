import * as z from 'zod/mini';
import { DECISION_OPTIONS, readArguments } from '../../platform/command.ts';
import { runCommand } from '../../platform/run-command.ts';
import { accountNumber } from './account-argument.ts';
import { bankEventId } from './event-argument.ts';
import { matchSuspense } from './match.ts';

/** `npm run bank:match`: moves suspended money into a wallet. */
runCommand((line) => {
  const { EVENT, account, by, reason } = readArguments(line, {
    usage: 'npm run bank:match -- EVENT --account ACCOUNT_NUMBER --by NAME --reason "WHY"',
    words: ['EVENT'],
    schema: z.object({
      EVENT: bankEventId,
      account: accountNumber,
      ...DECISION_OPTIONS,
    }),
  });
  return async ({ connection }) => {
    const operation = { eventId: EVENT, actor: by, reason, at: new Date() };
    await matchSuspense(connection.db, { ...operation, accountNumber: account });
    console.log(`The money of ${EVENT} is in the wallet of ${account}.`);
    return true;
  };
});
