import { readArguments } from '../../platform/command.ts';
import { connect } from '../../platform/db/connect.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { explainStartError } from '../../platform/start-error.ts';
import { matchSuspense } from './match.ts';

/** `npm run bank:match`: moves suspended money into a wallet. */
async function main(): Promise<void> {
  const { words, options } = readArguments(process.argv.slice(2), {
    usage: 'npm run bank:match -- EVENT --account ACCOUNT_NUMBER --by NAME --reason "WHY"',
    words: 1,
    needed: ['account', 'by', 'reason'],
  });
  const [eventId = ''] = words;
  const connection = await connect(readSettings(process.env), { isBatch: true });
  try {
    await matchSuspense(connection.db, {
      eventId,
      accountNumber: options.account,
      actor: options.by,
      reason: options.reason,
      at: new Date(),
    });
    console.log(`The money of ${eventId} is in the wallet of ${options.account}.`);
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exitCode = 1;
});
